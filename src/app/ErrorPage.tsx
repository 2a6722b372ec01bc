import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { ErrorState } from '../ui/ErrorState';

/** Shown in place of what failed while rendering: a page, or all that stands around pages. */
export function ErrorPage() {
  return (
    <Container sx={{ py: { xs: 6, md: 10 } }}>
      <ErrorState
        headingLevel="h1"
        title="This page did not load"
        description="Something went wrong on this page. Reloading usually helps; anything you saved is safe."
        action={
          <Button variant="outlined" onClick={() => location.reload()}>
            Reload the page
          </Button>
        }
      />
    </Container>
  );
}
