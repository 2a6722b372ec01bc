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
    <Box inert sx={{ mt: 3 }}>
      <Typography variant="subtitle2" sx={{ mb: 1, color: 'text.secondary' }}>
        How buyers will see it
      </Typography>
      <Box sx={[places, isPriced ? null : unpriced]}>
        <ListingCardFrame
          // Its initials would look like a picture that was chosen.
          listing={cover ? listing : { ...listing, title: '' }}
          titleLines={1}
          headingLevel="h3"
          priority={false}
          heading={listing.title || <Box component="span" sx={place} children="Tool name" />}
          action={<CardAction />}
        />
      </Box>
    </Box>
  );
}

/** Where something is still to come: plainly no part of the product. */
const place = {
  display: 'inline-grid',
  placeContent: 'center start',
  px: 1,
  border: '1px dashed',
  borderColor: 'outline',
  borderRadius: '6px',
  color: 'text.secondary',
  typography: 'badge',
} as const;

const places = {
  // In a low window the whole card stays above the row of buttons.
  [`& .${cardParts.picture} > *`]: { '@media (max-height: 800px)': { aspectRatio: '16 / 9' } },
  [`& .${cardParts.picture} > [aria-hidden] > *`]: { display: 'none' },
  [`& .${cardParts.picture} > [aria-hidden]::before`]: {
    ...place,
    content: '"Landing-page screenshot"',
  },
  [`& .${cardParts.tagline}:empty`]: { display: 'block' },
  [`& .${cardParts.tagline}:empty::before`]: {
    ...place,
    content: '"Two-line description"',
    width: '100%',
    height: 42,
  },
} as const;

/** The price, its terms and the arrow keep their room. */
const unpriced = {
  [`& .${cardParts.price}`]: { position: 'relative' },
  [`& .${cardParts.price}::before`]: {
    ...place,
    content: '"Price"',
    position: 'absolute',
    top: 12,
  },
  [`& .${cardParts.price} > *`]: { visibility: 'hidden' },
} as const;
