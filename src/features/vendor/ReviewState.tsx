import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { VendorListing } from '../../api/resources/vendor-listings';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { EmptyState } from '../../ui/EmptyState';
import { CheckIcon, ClockIcon } from '../../ui/icons';
import { nameOfListing } from './listings/listingWords';
import { wishesOf } from './wishes';

/** What becomes of a listing that was submitted: it is under review, or live. */
export function ReviewState({ listing }: { listing: VendorListing }) {
  const { id, status, listingId } = listing;
  const name = nameOfListing(listing);
  const wishes = wishesOf(listing);
  const isLive = status === 'live' && listingId !== null;
  return (
    <Box role="status" sx={{ minHeight: '50vh' }}>
      <EmptyState
        headingLevel="h2"
        icon={isLive ? <CheckIcon /> : <ClockIcon />}
        title={isLive ? `${name} is live` : `${name} is under review`}
        description={
          isLive
            ? 'Buyers find it in the catalog from now on. What they get is under Upload link in your table.'
            : 'Our reviewers look at it now. You will find their decision here, and under the bell.'
        }
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>
            <Button
              component={AppLink}
              to={
                isLive ? pathTo('product', { id: listingId }) : pathTo('product', { preview: id })
              }
              variant="contained"
            >
              {isLive ? 'See its page' : 'Preview'}
            </Button>
            <Button
              component={AppLink}
              to={pathTo('partnerListing')}
              variant="outlined"
              color="secondary"
            >
              All your products
            </Button>
          </Box>
        }
      />
      {wishes.length > 0 ? (
        <Box component="dl" sx={{ display: 'grid', gap: 2, m: 0, mt: 3 }}>
          {wishes.map(({ label, next }) => (
            <div key={label}>
              <Typography component="dt" variant="subtitle2">
                {label}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0, color: 'text.secondary' }}>
                {next}
              </Typography>
            </div>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}
