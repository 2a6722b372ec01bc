import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import type { PartnerAccount } from '../../../api/resources/partner-accounts';
import { CardAction } from '../../../domain/CardAction';
import { ListingCardFrame } from '../../../domain/ListingCardFrame';
import { cardParts } from '../../../list/cardParts';
import type { ListingValues } from './listingValues';
import { previewOf } from './previewOf';
import type { ListingDraft } from './useListingDraft';

export interface ListingPreviewProps {
  draft: ListingDraft;
  vendor: Pick<PartnerAccount, 'id' | 'name'> | undefined;
}

/**
 * The card of the listing as buyers will see it, filled as one types. Only for the eye: it repeats what
 * is in the form, and nothing of it can be pressed.
 */
export function ListingPreview({ draft, vendor = { id: 'none', name: '' } }: ListingPreviewProps) {
  const { values } = useFormikContext<ListingValues>();
  const cover = draft.current?.listing.pictures.find(({ slot }) => slot === 'screenshot-1');
  const { listing, isPriced } = previewOf(values, vendor, cover?.url ?? null);
  return (
    <Box inert>
      <Typography variant="body2" sx={{ mb: 1, fontWeight: 600, color: 'text.secondary' }}>
        How buyers will see it
      </Typography>
      <Box sx={isPriced ? undefined : unpriced}>
        <ListingCardFrame
          listing={listing}
          titleLines={1}
          headingLevel="h3"
          priority={false}
          heading={listing.title}
          action={<CardAction />}
        />
      </Box>
    </Box>
  );
}

/** The price, its terms and the arrow keep their room. */
const unpriced = { [`& .${cardParts.price} > *`]: { visibility: 'hidden' } } as const;
