import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { operationRoles } from '../api/operationRoles';
import { useSession } from '../api/resources/session';
import { useCurrentRoute } from '../routing/useCurrentRoute';
import { SignInCard } from '../session/SignInCard';
import { QueryView } from '../ui/QueryView';
import { PageSkeleton } from './PageSkeleton';
import { RoleNeeded } from './RoleNeeded';

/**
 * Shows a page to those who may see it, by the access that its route names and the roles that the
 * contract asks for. Visitors see the page's own title and a card to sign in with, and stay where they
 * are; a member who lacks the role is told which one the page needs.
 */
export function AccessGate({ children }: { children: ReactNode }) {
  const route = useCurrentRoute();
  const session = useSession();
  if (!route || !('access' in route) || route.access === 'public') return children;
  if (!session.data) {
    return (
      <Container sx={{ py: session.error ? 6 : 0 }}>
        <QueryView query={session} skeleton={<PageSkeleton />}>
          {() => null}
        </QueryView>
      </Container>
    );
  }
  if (!session.user) return <SignInCard title={route.title} />;
  const { access, title } = route;
  const { roles } = session.user;
  const needed = access === 'account' ? [] : access.map((operation) => operationRoles[operation]);
  const lacking = needed.find((any) => any && !any.some((role) => roles.includes(role)));
  return lacking ? <RoleNeeded title={title} roles={lacking} /> : children;
}
