import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useFormField } from '../../../forms/useFormField';
import type { PictureSlot } from '../../../api/resources/vendor-listings';
import type { ListingValues } from '../form/listingValues';
import type { ListingDraft } from '../form/useListingDraft';
import { PictureInput } from './PictureInput';

const LANDING = 'screenshot-1';
const MORE = [2, 3, 4, 5].map((number) => `screenshot-${number}` as PictureSlot);

/** The screenshots: the one of the landing page, and up to four more. */
export function ScreenshotInputs({ draft }: { draft: ListingDraft }) {
  const label = 'Landing-page screenshot';
  const field = useFormField<boolean>(`pictures.${LANDING}`, label);
  const { values, setFieldValue } = useFormikContext<ListingValues>();
  const slots = draft.current?.listing.pictures.map(({ slot }) => slot) ?? [];
  const isThere = slots.includes(LANDING);
  const isKnown = values.pictures[LANDING] === isThere;
  useEffect(() => {
    if (!isKnown) void setFieldValue('pictures', { [LANDING]: isThere });
  }, [isKnown, isThere, setFieldValue]);
  // One empty place after those that are filled, so that there is always room for another.
  const firstEmpty = MORE.findIndex((slot) => !slots.includes(slot));
  const shown = MORE.filter((slot, index) => slots.includes(slot) || index === firstEmpty);
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <PictureInput
        slot={LANDING}
        shape="wide"
        label={label}
        helperText="PNG, JPEG or WebP, at least 320 × 180 px, up to 20 MB. It is the cover of your listing."
        draft={draft}
        error={field.error}
        required
      />
      {isThere ? (
        <Box sx={tiles}>
          {shown.map((slot) => (
            <PictureInput
              key={slot}
              slot={slot}
              shape="tile"
              label={`Screenshot ${slot.at(-1)}`}
              helperText="Optional: the tool at work."
              draft={draft}
            />
          ))}
        </Box>
      ) : null}
    </Box>
  );
}

const tiles = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;
