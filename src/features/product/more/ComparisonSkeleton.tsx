import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { ComparisonHeading } from './ComparisonHeading';

/** Stands for the comparison until it comes; its heading is there already. */
export function ComparisonSkeleton({ title }: { title: string }) {
  return (
    <>
      <ComparisonHeading title={title}>
        <Box sx={{ height: 40 }} />
      </ComparisonHeading>
      <Skeleton variant="rounded" height={720} sx={{ borderRadius: '14px' }} />
    </>
  );
}
