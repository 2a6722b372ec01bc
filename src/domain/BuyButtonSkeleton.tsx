import Skeleton from '@mui/material/Skeleton';

/** In place of a large button of an offer, until it is known whether one owns what is offered. */
export function BuyButtonSkeleton() {
  return <Skeleton variant="rounded" height={48} sx={{ minWidth: 128 }} />;
}
