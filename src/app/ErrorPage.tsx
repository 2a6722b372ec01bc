import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useRouteError } from 'react-router-dom';
import { ErrorState } from '../ui/ErrorState';

/**
 * Shown in place of a page whose code could not be fetched or which failed while rendering. Loading
 * the page anew mends both a dropped connection and a release in between.
 */
export function ErrorPage() {
  const error = useRouteError();
  const notFetched = error instanceof TypeError && /import|fetch|module/i.test(error.message);
  return (
    <Container sx={{ py: { xs: 6, md: 10 } }}>
      <ErrorState
        headingLevel="h1"
        title="This page did not load"
        description={
          notFetched
            ? 'Its code could not be fetched. Check your connection; a new version of the site may also have come out meanwhile.'
            : 'Something on this page broke. Loading it again usually helps; what you saved before is safe.'
        }
        action={
          <Button variant="outlined" onClick={() => location.reload()}>
            Reload the page
          </Button>
        }
      />
    </Container>
  );
}
