import Box from '@mui/material/Box';
import InputLabel from '@mui/material/InputLabel';
import { styled } from '@mui/material/styles';
import type { useVendorListings } from '../../api/resources/vendor-listings';
import { ChoicesMissing } from '../../forms/ChoicesMissing';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { fadedRow } from '../../ui/fadedEdges';
import { pillLinks, swipedRow } from '../../ui/pillRow';
import { nameOfListing, STATUS_LABELS } from './listings/listingWords';

/** A long name is cut. */
const List = styled('ul')(({ theme }) => ({
  ...swipedRow(theme),
  ...pillLinks(theme),
  '& span:first-of-type': { maxWidth: 240, overflow: 'hidden', textOverflow: 'ellipsis' },
}));

export interface DraftChoiceProps {
  begun: ReturnType<typeof useVendorListings>;
  /** The draft that the form below it has begun. */
  openId: string | undefined;
}

/** Offers to go on with what was begun, what was rejected and then drafts, in a line above the form. */
export function DraftChoice({ begun, openId }: DraftChoiceProps) {
  const others = begun.data?.items
    .filter(({ id }) => id !== openId)
    .sort((one, other) => Number(other.rejection !== null) - Number(one.rejection !== null));
  if (others?.length === 0) return null;
  return (
    <Box component="nav" aria-labelledby="go-on" sx={{ flex: '1 1 0', minWidth: 0 }}>
      <InputLabel id="go-on" component="div">
        Continue editing
      </InputLabel>
      {others ? (
        <List ref={fadedRow}>
          {others.map((listing) => (
            <li key={listing.id}>
              <AppLink to={pathTo('addProduct', { id: listing.id })}>
                <span>{nameOfListing(listing)}</span>
                {listing.rejection ? (
                  <Box component="span" sx={{ color: 'error.main' }}>
                    {STATUS_LABELS.rejected}
                  </Box>
                ) : null}
              </AppLink>
            </li>
          ))}
        </List>
      ) : null}
      <ChoicesMissing query={begun} what="Your drafts" />
    </Box>
  );
}
