import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { searchInView } from '../ui/searchInView';
import { pageTop } from '../theme/pageSteps';

/** What a page shows until its code is there: a heading and some room, tall enough to keep the footer down. */
export function PageSkeleton() {
  return (
    <Container
      // The page may bring a search of its own: until then the header keeps its own back.
      ref={searchInView}
      data-catalog-search
      // Within a frame that has a margin of its own it needs none.
      sx={{ pt: pageTop, pb: 6, minHeight: '100vh', '.MuiContainer-root &': { px: 0 } }}
      aria-busy="true"
    >
      <Skeleton width="40%" height={56} />
      <Skeleton width="70%" height={28} />
      <Skeleton variant="rounded" height={320} sx={{ mt: 4 }} />
    </Container>
  );
}
