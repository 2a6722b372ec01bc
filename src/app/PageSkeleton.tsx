import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';

/** What a page shows until its code is there: a heading and some room, tall enough to keep the footer down. */
export function PageSkeleton() {
  return (
    <Container sx={{ py: 6, minHeight: '100vh' }} aria-busy="true">
      <Skeleton width="40%" height={56} />
      <Skeleton width="70%" height={28} />
      <Skeleton variant="rounded" height={320} sx={{ mt: 4 }} />
    </Container>
  );
}
