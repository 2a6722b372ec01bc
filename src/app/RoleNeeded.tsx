import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { lazyPart, LazyPartView } from '../ui/LazyPart';
import type { Role } from '../routing/AppRoute';
import { AppLink } from '../routing/AppLink';
import { pathTo } from '../routing/paths';
import { EmptyState } from '../ui/EmptyState';
import { PageSkeleton } from './PageSkeleton';

const becomePartner = lazyPart(() =>
  import('../features/partner/BecomePartner').then(({ BecomePartner }) => BecomePartner),
);

const eitherOf = new Intl.ListFormat('en', { type: 'disjunction' });

/**
 * Shown to a member in place of a page that needs a role: says which, and how to get it. The role of a
 * partner is there for the asking.
 *
 * @param roles any one of them opens the page
 */
export function RoleNeeded({ title, roles }: { title: string; roles: readonly Role[] }) {
  if (roles.includes('vendor')) {
    return (
      <LazyPartView part={becomePartner} skeleton={<PageSkeleton />} isWholePage>
        {(BecomePartner) => <BecomePartner title={title} />}
      </LazyPartView>
    );
  }
  const accounts = eitherOf.format(roles);
  return (
    <Container sx={{ py: { xs: 6, md: 10 } }}>
      <EmptyState
        headingLevel="h1"
        title={title}
        description={`This page needs a ${accounts} account. Contact support to add that to yours.`}
        action={
          <Button component={AppLink} to={pathTo('contact')} variant="contained">
            Contact support
          </Button>
        }
      />
    </Container>
  );
}
