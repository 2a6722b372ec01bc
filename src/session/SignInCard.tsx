import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { useState } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { announce } from '../routing/announce';
import { SIGN_IN_STEP_TITLES, SignInPanel, type SignInStep } from './SignInPanel';

/**
 * Signing in, right where a page is that needs it: the page appears in its place after that.
 *
 * @param isQuiet whether something else is the first choice of the page
 */
export function SignInCard({ isQuiet = false }: { isQuiet?: boolean }) {
  const [step, setStep] = useState<SignInStep>('sign-in');
  const url = useHref(useLocation());
  const welcome = () => {
    announce('You are signed in.');
    // The button was below the first view of a phone; the page begins above it.
    const { pathname, search, hash } = location;
    if (pathname + search + hash === url) scrollTo(0, 0);
  };
  return (
    <Box sx={[card, night]}>
      <Typography variant="h3" component="h2">
        {SIGN_IN_STEP_TITLES[step]}
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 2.5, color: 'text.secondary' }}>
        This page then opens right here.
      </Typography>
      <SignInPanel
        step={step}
        onStep={setStep}
        autoFocus={false}
        onSignedIn={welcome}
        onLeave={() => undefined}
        comesBack
        isQuiet={isQuiet}
      />
    </Box>
  );
}

const card = {
  p: { xs: 2.5, sm: 4 },
  border: 1,
  borderColor: 'divider',
  borderRadius: '20px',
  bgcolor: 'background.paper',
  boxShadow: 'var(--mui-palette-elevation-hover)',
} as const;

/** By night the shadow has an edge of its own. */
const night = (theme: Theme) => theme.applyStyles('dark', { boxShadow: 'none' });
