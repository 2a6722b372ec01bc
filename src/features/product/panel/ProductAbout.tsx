import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import type { ListingDetail } from '../../../api/resources/listings';
import {
  aboutPlace,
  kindPlace,
  makerPlace,
  namePlace,
  taglinePlace,
} from '../../../domain/buyPanel';
import { ClaimedBadge, PlanTypeBadge } from '../../../domain/ListingBadges';
import { Sold } from '../../../domain/RatingLine';
import { VendorLink } from '../../../domain/VendorLink';
import { formatCount, pluralize } from '../../../lib/text';
import { AppLink } from '../../../routing/AppLink';
import { radius } from '../../../theme/tokens';
import { ChatIcon } from '../../../ui/moreIcons';
import { Picture } from '../../../ui/Picture';
import { RatingStars } from '../../../ui/RatingStars';
import { TABS_ID } from '../productLayout';
import { CourseByline } from './CourseByline';
import { useHasFactsBelow } from '../useHasFactsBelow';
import { PreviewContext } from '../preview/previewContext';
import { useProductUrl } from '../useProductUrl';

/** What the product is, who makes it, and how it was received. */
export function ProductAbout({ listing }: { listing: ListingDetail }) {
  const hasFactsBelow = useHasFactsBelow();
  const isPreview = use(PreviewContext);
  const { course } = listing;
  return (
    <Box sx={aboutPlace}>
      <Box
        sx={{
          ...kindPlace,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: 1.5,
          rowGap: 0.5,
        }}
      >
        <PlanTypeBadge price={listing.price} planType={listing.planType} />
        <ClaimedBadge claimed={listing.claimed} />
      </Box>
      <Box sx={nameRow}>
        {listing.logoUrl ? (
          <Picture
            src={listing.logoUrl}
            alt=""
            name={listing.title}
            width={40}
            height={40}
            priority
            sx={mark}
          />
        ) : null}
        <Typography variant="h2" component="h1" sx={[namePlace, besideMark]}>
          {listing.title}
        </Typography>
      </Box>
      <Typography sx={taglinePlace}>{listing.tagline}</Typography>
      <Typography variant="body2" sx={maker}>
        By{' '}
        {isPreview ? (
          listing.vendor.name
        ) : (
          <VendorLink kind={listing.kind} vendor={listing.vendor} />
        )}
        {listing.salesCount > 0 ? (
          // Smaller windows have it beside the reviews.
          <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
            {' · '}
            <Sold count={listing.salesCount} />
          </Box>
        ) : null}
      </Typography>
      {course && !hasFactsBelow ? <CourseByline listing={listing} course={course} /> : null}
      <Reception listing={listing} />
    </Box>
  );
}

/** On phones in the line before the name, or below it where it is long: who sells it is to be read whole. */
const maker = {
  ...makerPlace,
  flex: '0 1 auto',
  mt: { md: 1 },
  overflowWrap: 'anywhere',
  color: 'text.secondary',
} as const;

const nameRow = { display: 'flex', alignItems: 'start', gap: 1.5, mt: { sm: 1.5 } } as const;

/** In the middle of the mark, as long as it has one line. */
const besideMark = { mt: { sm: 0 }, alignSelf: 'center', minWidth: 0 } as const;

/** As high as a line of the name. */
const mark = {
  width: { xs: 32, sm: 40 },
  flexShrink: 0,
  borderRadius: { xs: '8px', sm: `${radius.control}px` },
} as const;

/** How it was received: stars, the way to the reviews, and how much it is discussed. */
function Reception({ listing }: { listing: ListingDetail }) {
  const { hrefFor } = useProductUrl();
  const { average, count } = listing.rating;
  const discussions = pluralize(listing.discussionCount, 'discussion', 'discussions');
  return (
    <Box
      sx={{
        mt: { sm: 2 },
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.25,
        rowGap: 0.5,
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
        <RatingStars value={average} size="1rem" />
        {count > 0 ? (
          <Box component="b" sx={{ color: 'rating.text' }} aria-hidden>
            {average.toFixed(1)}
          </Box>
        ) : null}
      </Box>
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        <Link
          component={AppLink}
          to={hrefFor({ tab: 'reviews' }, TABS_ID)}
          color="text.primary"
          underline="always"
        >
          {pluralize(count, 'Review', 'Reviews')}
        </Link>
        {listing.salesCount > 0 ? (
          // Phones have it beside the price.
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline', md: 'none' } }}>
            {' · '}
            <Sold count={listing.salesCount} />
          </Box>
        ) : null}
        <Box component="span" sx={{ display: { sm: 'none', md: 'inline' } }}>
          {' · '}
          {discussions}
        </Box>
      </Box>
      {/* In a few characters, where all of it has to fit one line. */}
      <Box
        component="span"
        role="img"
        aria-label={discussions}
        sx={{ display: { xs: 'none', sm: 'flex', md: 'none' }, alignItems: 'center', gap: 0.5 }}
      >
        <ChatIcon sx={{ fontSize: 16 }} />
        {formatCount(listing.discussionCount)}
      </Box>
    </Box>
  );
}
