import Skeleton from '@mui/material/Skeleton';
import type { ListingKind } from '../api/resources/listings';
import {
  CardBody,
  CardRoot,
  CardText,
  CardTitle,
  PriceLine,
  Tagline,
  VendorLine,
} from './listingCardStyles';

/**
 * Stands where a {@link ListingCard} will be, in exactly its size.
 *
 * @param props.kind of the listings to come: titles of courses take two lines
 */
export function ListingCardSkeleton({ kind = 'software' }: { kind?: ListingKind }) {
  return (
    <CardRoot aria-hidden>
      <Skeleton
        variant="rectangular"
        width="100%"
        height="auto"
        sx={{ aspectRatio: '640 / 400' }}
      />
      <CardBody>
        <VendorLine>
          <Skeleton width="38%" />
        </VendorLine>
        <CardText titleLines={kind === 'course' ? 2 : 1}>
          <CardTitle as="div">
            <Skeleton width="62%" />
          </CardTitle>
          <Tagline as="div">
            <Skeleton width="96%" />
            <Skeleton width="72%" />
          </Tagline>
        </CardText>
        <Skeleton width={140} sx={{ typography: 'body2' }} />
        <PriceLine>
          <Skeleton width={84} height={24} />
          <Skeleton variant="rounded" width={88} height={24} />
        </PriceLine>
      </CardBody>
    </CardRoot>
  );
}
