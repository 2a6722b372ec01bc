import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { twoColumns } from './discussionLayout';
import { postFrame } from './postFrame';

/** Shown where the comments will be. */
export function CommentsSkeleton() {
  return (
    <Box aria-hidden>
      {Array.from({ length: 4 }, (_, index) => (
        <Box key={`comment-${index}`} sx={{ py: 2 }}>
          <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
            <Skeleton variant="circular" width={32} height={32} />
            <Skeleton width={180} />
          </Box>
          <Skeleton width="88%" sx={{ mt: 1.25, ml: { sm: 5.5 } }} />
          <Skeleton width="60%" sx={{ ml: { sm: 5.5 } }} />
        </Box>
      ))}
    </Box>
  );
}

/** Shown where a discussion will be. */
export function DiscussionSkeleton() {
  return (
    <Box aria-busy="true" sx={{ ...twoColumns, minHeight: '120vh' }}>
      <Box>
        <Box sx={postFrame}>
          <Skeleton width={120} />
          <Skeleton width="80%" sx={{ typography: 'title', mt: 1 }} />
          <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', mt: 2.5 }}>
            <Skeleton variant="circular" width={44} height={44} />
            <Skeleton width={220} />
          </Box>
          <Skeleton width="95%" sx={{ mt: 2.5 }} />
          <Skeleton width="90%" />
          <Skeleton width="60%" />
        </Box>
        <Skeleton width={140} sx={{ typography: 'h3', mt: 5 }} />
        <Skeleton variant="rounded" height={150} sx={{ my: 2 }} />
        <CommentsSkeleton />
      </Box>
      <Box sx={{ display: 'grid', gap: 4 }}>
        <Skeleton variant="rounded" height={236} />
        <Skeleton variant="rounded" height={280} />
      </Box>
    </Box>
  );
}
