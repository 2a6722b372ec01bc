import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { AppLink } from '../routing/AppLink';
import { pathTo } from '../routing/paths';
import { EmptyState } from '../ui/EmptyState';

/** Any URL without a page; the words are the specification's (section 8). */
export function NotFoundPage() {
  return (
    <Container sx={{ py: { xs: 6, md: 10 } }}>
      <EmptyState
        headingLevel="h1"
        title="Page not found"
        description="The page you are looking for does not exist. How you got here is a mystery. But you can click the button below to go back to the homepage."
        action={
          <Button component={AppLink} to={pathTo('home')} variant="contained">
            Home
          </Button>
        }
      />
    </Container>
  );
}
