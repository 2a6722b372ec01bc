import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { operationRoles } from '../api/operationRoles';
import { useSession } from '../api/resources/session';
import { useCurrentRoute } from '../routing/useCurrentRoute';
import { pagePadding } from '../theme/pageSteps';
import { QueryView } from '../ui/QueryView';
import { latePage } from './latePage';
import { PageSkeleton } from './PageSkeleton';
import { RoleNeeded } from './RoleNeeded';

const SignInPage = latePage({
  load: () => import('./gate/SignInPage').then((it) => it.SignInPage),
});

/**
 * Shows a page to those who may see it, by the access that its route names and the roles that the
 * contract asks for. Visitors see what the page is and a sheet to sign in on, and stay where they
 * are; a member who lacks the role is told which one the page needs. Where nobody could tell who is
 * there, the page has its name above that, so that one knows what Retry brings.
 */
export function AccessGate({ children }: { children: ReactNode }) {
  const route = useCurrentRoute();
  const session = useSession();
  if (!route || !('access' in route) || route.access === 'public') return children;
  if (!session.data) {
    return (
      <Container sx={session.error ? pagePadding : null}>
        {session.error ? (
          <Typography variant="title" sx={{ mb: 2 }}>
            {route.title}
          </Typography>
        ) : null}
        <QueryView query={session} skeleton={<PageSkeleton />}>
          {() => null}
        </QueryView>
      </Container>
    );
  }
  // Where its code could not be loaded, each page tries again.
  if (!session.user) return <SignInPage key={route.title} />;
  const { access, title } = route;
  const { roles } = session.user;
  const needed = access === 'account' ? [] : access.map((operation) => operationRoles[operation]);
  const lacking = needed.find((any) => any && !any.some((role) => roles.includes(role)));
  if (lacking) return <RoleNeeded title={title} roles={lacking} />;
  // When another member signs in, the page starts over: nothing opened, chosen or announced carries over.
  return <Fragment key={session.user.id}>{children}</Fragment>;
}
