import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ListingDetail } from '../../../api/resources/listings';
import { useLatestReviews, type Review } from '../../../api/resources/reviews';
import { Byline } from '../../../domain/Byline';
import { DottedLine } from '../../../domain/DottedLine';
import { MemberText } from '../../../domain/MemberText';
import { RatingAverage, REVIEWS } from '../../../domain/RatingBars';
import { VerifiedPurchase } from '../../../domain/VerifiedPurchase';
import { formatCount } from '../../../lib/text';
import { partHeading } from '../../../theme/pageSteps';
import { phoneInset, radius } from '../../../theme/tokens';
import { QueryView } from '../../../ui/QueryView';
import { RatingStars } from '../../../ui/RatingStars';
import { TabLink } from '../TabLink';
import { sectionGrid, TABS_ID } from '../productLayout';
import { useProductUrl } from '../useProductUrl';
import { WrittenDate } from '../WrittenDate';

/** How many are shown: as many as stand beside each other. */
const SHOWN = 2;

/**
 * What buyers wrote last, whatever they think of it, with what all reviews come to and the way to all of
 * them. Asked of a listing with reviews only.
 */
export function LatestReviews({ listing: { id, rating } }: { listing: ListingDetail }) {
  const { hrefFor } = useProductUrl();
  const reviews = useLatestReviews(id);
  return (
    <Box component="section" aria-labelledby="latest-reviews" sx={sectionGrid}>
      <Box sx={{ mb: { xs: 2.5, lg: 0 } }}>
        <Typography variant="h2" id="latest-reviews" sx={partHeading}>
          Latest reviews
        </Typography>
        <Box sx={summary}>
          <RatingAverage rating={rating} nouns={REVIEWS} />
          <TabLink to={hrefFor({ tab: 'reviews' }, TABS_ID)}>
            {rating.count > SHOWN
              ? `All ${formatCount(rating.count)} reviews`
              : 'Read or write reviews'}
          </TabLink>
        </Box>
      </Box>
      <QueryView
        query={reviews}
        skeleton={<LatestSkeleton count={Math.min(rating.count, SHOWN)} />}
      >
        {({ items }) => (
          <Box sx={row}>
            {items.slice(0, SHOWN).map((review) => (
              <ShortReview key={review.id} review={review} />
            ))}
          </Box>
        )}
      </QueryView>
    </Box>
  );
}

function ShortReview({ review }: { review: Review }) {
  const { author, createdAt, message, planTitle, reply, stars } = review;
  return (
    <Box component="article" aria-label={`Review by ${author.name}`} sx={card}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <RatingStars value={stars} size="1.0625rem" />
        {planTitle === null ? null : <VerifiedPurchase />}
      </Box>
      <Words>
        <MemberText maxLines={4}>{message}</MemberText>
      </Words>
      <Byline
        author={author}
        about={
          <DottedLine>
            <WrittenDate at={createdAt} />
            {reply ? <span>Vendor replied</span> : null}
          </DottedLine>
        }
        size="small"
      />
    </Box>
  );
}

/** Room for two lines at least: most reviews have no more, and the skeleton is as high. */
function Words({ children }: { children: ReactNode }) {
  return <Box sx={{ flexGrow: 1, minHeight: '3.2em', mt: 1, mb: 2 }}>{children}</Box>;
}

function LatestSkeleton({ count }: { count: number }) {
  return (
    <Box aria-busy="true" sx={row}>
      {Array.from({ length: count }, (_, index) => (
        <Box key={`skeleton-${index}`} sx={card}>
          <Skeleton width={96} height={19} />
          <Words>
            <Skeleton />
            <Skeleton width="70%" />
          </Words>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 44 }}>
            <Skeleton variant="circular" width={32} height={32} />
            <Skeleton width="44%" />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Between phones and wide windows the way to all stands at the end of the line. */
const summary = {
  display: 'flex',
  flexWrap: 'wrap',
  flexDirection: { lg: 'column' },
  alignItems: { xs: 'center', lg: 'flex-start' },
  justifyContent: 'space-between',
  columnGap: 3,
  rowGap: 1.5,
  mt: { xs: 1.5, lg: 2 },
} as const;

/** Beside each other where there is room for both; a single one has all of it. */
const row = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 264px), 1fr))',
  gap: { xs: 1.5, sm: 2, lg: 3 },
} as const;

const card = {
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  p: { xs: phoneInset, sm: 2.5 },
  border: 1,
  borderColor: 'divider',
  borderRadius: `${radius.card}px`,
  bgcolor: 'background.paper',
} as const;
