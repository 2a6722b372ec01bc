import Skeleton from '@mui/material/Skeleton';

/** Stands for the comparison until it comes. */
export function ComparisonSkeleton() {
  return <Skeleton variant="rounded" height={720} sx={{ borderRadius: '14px' }} />;
}
