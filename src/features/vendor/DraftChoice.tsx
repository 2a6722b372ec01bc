import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { useVendorListings } from '../../api/resources/vendor-listings';
import { ChoicesMissing } from '../../forms/ChoicesMissing';
import { formatDayMonthYear } from '../../lib/dates';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { nameOfListing } from './listings/listingWords';
import { radius } from '../../theme/tokens';
import { StatusChip } from './listings/StatusChip';

/** Offers to go on with what was begun: drafts, and what was rejected. */
export function DraftChoice({ begun }: { begun: ReturnType<typeof useVendorListings> }) {
  if (begun.data?.items.length === 0) return null;
  return (
    <Box
      component="section"
      aria-labelledby="go-on"
      sx={{
        mb: 3,
        p: 2.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: `${radius.card}px`,
        bgcolor: 'background.paper',
      }}
    >
      <Typography id="go-on" variant="h4" component="h2">
        Continue a draft
      </Typography>
      {begun.data ? (
        <Box component="ul" sx={list}>
          {begun.data.items.map((listing) => (
            <Box component="li" key={listing.id} sx={entry}>
              <Link component={AppLink} to={pathTo('addProduct', { id: listing.id })}>
                {nameOfListing(listing)}
              </Link>
              <StatusChip status={listing.status} />
              <Typography variant="body2" sx={date}>
                changed {formatDayMonthYear(listing.updatedAt)}
              </Typography>
            </Box>
          ))}
        </Box>
      ) : null}
      <ChoicesMissing query={begun} what="Your drafts" />
    </Box>
  );
}

const list = { display: 'grid', gap: 1, m: 0, mt: 1.5, p: 0, listStyle: 'none' } as const;

/** States and dates are below each other; on phones a date is below its name. */
const entry = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '200px 120px minmax(0, 1fr)' },
  alignItems: 'center',
  columnGap: 1.5,
  overflowWrap: 'anywhere',
  '& > span': { justifySelf: { xs: 'end', sm: 'start' } },
} as const;

const date = { gridColumn: { xs: '1 / -1', sm: 'auto' }, color: 'text.secondary' } as const;
