import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import type { SignInStep } from './SignInPanel';

const SignInPanel = lazy(() =>
  import('./SignInPanel').then((module) => ({ default: module.SignInPanel })),
);

/** The sign-in form before its code is here: two fields and two buttons of the same size. */
function PanelSkeleton() {
  return (
    <Box aria-busy="true" sx={{ display: 'grid', gap: 2.5, minHeight: 560, alignContent: 'start' }}>
      <Skeleton variant="rounded" height={74} />
      <Skeleton variant="rounded" height={74} />
      <Skeleton variant="rounded" height={48} />
      <Skeleton variant="rounded" height={40} />
    </Box>
  );
}

/**
 * Replaces a page that needs someone to be signed in: the page's own title, and signing in
 * right there. The page appears in its place after that.
 */
export function SignInCard({ title }: { title: string }) {
  const [step, setStep] = useState<SignInStep>('sign-in');
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 4, md: 7 } }}>
      <Typography variant="h2" component="h1">
        {title}
      </Typography>
      <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>
        This page is yours alone. Sign in and it opens right here.
      </Typography>
      <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
        <Suspense fallback={<PanelSkeleton />}>
          <SignInPanel
            step={step}
            onStep={setStep}
            autoFocus={false}
            // The button was below the first view of a phone; the page begins above it.
            onSignedIn={() => window.scrollTo(0, 0)}
            onLeave={() => undefined}
          />
        </Suspense>
      </Card>
    </Container>
  );
}
