import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Listing, ListingDetail } from '../../../api/resources/listings';
import { Price } from '../../../domain/Price';
import { RatingLine } from '../../../domain/RatingLine';
import { AppLink } from '../../../routing/AppLink';
import { pathTo } from '../../../routing/paths';
import { PlusIcon } from '../../../ui/icons';
import { Picture } from '../../../ui/Picture';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

/** How many products are suggested. */
const SUGGESTED = 2;

export interface ComparisonStartProps {
  /** The product of the page: it is in the comparison already. */
  listing: ListingDetail;
  /** Products like it, the best first; undefined until they come. */
  similar: readonly Listing[] | undefined;
  /** Begins the comparison with some of them. */
  onCompare: (others: readonly Listing[]) => void;
}

/** What a comparison begins with: this product, and beside it two others that can be added. */
export function ComparisonStart({ listing, similar, onCompare }: ComparisonStartProps) {
  const suggested = similar?.slice(0, SUGGESTED);
  return (
    <>
      <Typography variant="h3" component="h2">
        Compare {listing.title} side by side
      </Typography>
      <Typography sx={{ mt: 0.5, maxWidth: '64ch', color: 'text.secondary' }}>
        Add one to three products, here or from the slider below. Prices, platforms, features and
        plans line up, and the link to this page keeps your choice.
      </Typography>
      <Box component="ul" sx={places}>
        <li>
          <Place listing={listing}>
            <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
              This product
            </Box>
          </Place>
        </li>
        {suggested
          ? suggested.map((other) => (
              <li key={other.id}>
                <Place listing={other} isLink>
                  <Button
                    variant="outlined"
                    color="secondary"
                    size="small"
                    startIcon={<PlusIcon fontSize="small" />}
                    onClick={() => onCompare([other])}
                  >
                    Add<VisuallyHidden> {other.title} to the comparison</VisuallyHidden>
                  </Button>
                </Place>
              </li>
            ))
          : Array.from({ length: SUGGESTED }, (_, index) => (
              <li key={`waiting ${index}`} aria-hidden>
                <Skeleton variant="rounded" height={98} sx={{ borderRadius: '14px' }} />
              </li>
            ))}
      </Box>
      {suggested?.length === SUGGESTED ? (
        <Button variant="contained" onClick={() => onCompare(suggested)}>
          Compare all three
        </Button>
      ) : null}
    </>
  );
}

const places = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  gap: { xs: 1.5, md: 2 },
  m: 0,
  my: 2.5,
  p: 0,
  listStyle: 'none',
} as const;

interface PlaceProps {
  listing: Listing | ListingDetail;
  /** True where the title leads to the product. */
  isLink?: boolean;
  /** Stands at the end: what the product is here, or what can be done with it. */
  children: ReactNode;
}

/** A product in one row: picture, name, price and stars. */
function Place({ listing, isLink = false, children }: PlaceProps) {
  const { id, title, imageUrl, price, oldPrice, planType, rating } = listing;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '96px minmax(0, 1fr) auto', lg: '112px minmax(0, 1fr) auto' },
        columnGap: 1.5,
        alignItems: 'center',
        minHeight: 98,
        p: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: '14px',
        bgcolor: 'background.paper',
      }}
    >
      <Picture
        src={imageUrl}
        alt=""
        name={title}
        width={640}
        height={400}
        sx={{ borderRadius: '8px' }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h5" component="h3" sx={{ overflowWrap: 'anywhere' }}>
          {isLink ? (
            <Box component={AppLink} to={pathTo('product', { id })} sx={{ color: 'inherit' }}>
              {title}
            </Box>
          ) : (
            title
          )}
        </Typography>
        <Price price={price} oldPrice={oldPrice} planType={planType} size="small" />
        <Box sx={{ display: { xs: 'none', sm: 'block', md: 'none', lg: 'block' } }}>
          <RatingLine rating={rating} />
        </Box>
      </Box>
      {children}
    </Box>
  );
}
