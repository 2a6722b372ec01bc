import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { useSession } from '../api/resources/session';
import { SignInCard } from '../session/SignInCard';
import { QueryView } from '../ui/QueryView';
import { PageSkeleton } from './PageSkeleton';

/**
 * Shows an account page to whoever is signed in. Visitors see the page's own title and a card to
 * sign in with, and stay where they are.
 */
export function AccountGate({ title, children }: { title: string; children: ReactNode }) {
  const session = useSession();
  if (session.data) return session.user ? children : <SignInCard title={title} />;
  return (
    <Container sx={{ py: session.error ? 6 : 0 }}>
      <QueryView query={session} skeleton={<PageSkeleton />}>
        {() => null}
      </QueryView>
    </Container>
  );
}
