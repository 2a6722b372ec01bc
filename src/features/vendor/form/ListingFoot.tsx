import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { SubmitButton } from '../../../forms/SubmitButton';
import { AppLink } from '../../../routing/AppLink';
import { pathTo } from '../../../routing/paths';
import { shortWindow } from '../../../theme/pageSteps';
import { footBand } from '../../../ui/footBand';
import { usePageFoot } from '../../../ui/usePageFoot';
import { LISTING_PARTS, partsComplete } from './listingParts';
import type { ListingValues } from './listingValues';
import { SaveStatus } from './SaveStatus';
import { useAutosave, type AutosaveOptions } from './useAutosave';
import { useFormStep } from './useFormStep';

/**
 * Saves what is typed, says so and what is missing, and leads on: preview and submit; on phones from
 * step to step.
 */
export function ListingFoot(options: AutosaveOptions) {
  const { draft } = options;
  const outcome = useAutosave(options);
  const { values } = useFormikContext<ListingValues>();
  const { parts, text } = partsComplete(values);
  const { isStepped, index, part, goTo } = useFormStep();
  const before = isStepped ? LISTING_PARTS[index - 1] : undefined;
  const isLast = !isStepped || index === LISTING_PARTS.length - 1;
  const id = draft.current?.listing.id;
  const foot = useRef<HTMLDivElement>(null);
  // In steps it is at the end of the page, and covers nothing.
  usePageFoot('bar', foot, !isStepped);
  return (
    <Box ref={foot} sx={[row, (theme) => ({ [theme.breakpoints.up('sm')]: footBand(theme) })]}>
      <div>
        <Typography variant="subtitle2">{text}</Typography>
        <SaveStatus {...outcome} />
      </div>
      {before ? (
        <Button variant="outlined" color="secondary" size="large" onClick={() => goTo(before)}>
          Back
        </Button>
      ) : null}
      {id && isLast ? (
        <Button
          component={AppLink}
          to={pathTo('product', { preview: id })}
          variant="outlined"
          color="secondary"
          size="large"
        >
          Preview
        </Button>
      ) : null}
      {isLast ? (
        <SubmitButton
          label="Submit Tools"
          pendingLabel="Submitting…"
          size="large"
          // It leads when there is nothing left to do but to press it.
          variant={parts.length < LISTING_PARTS.length ? 'outlined' : 'contained'}
        />
      ) : (
        // Another button at each step, so that the second click of a double click does nothing there.
        <SubmitButton key={part} label="Continue" size="large" />
      )}
    </Box>
  );
}

/** The buttons are last, in the order of the focus; on phones they share a row above what is said. */
const row = {
  position: { sm: 'sticky' },
  [shortWindow]: { position: 'static' },
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  mt: { sm: 2 },
  py: { xs: 2, sm: 1 },
  '& > a, & > button': { flexGrow: { xs: 1, sm: 0 } },
  '& > div': { order: { xs: 1, sm: 0 }, width: { xs: 1, sm: 'auto' }, mr: { sm: 'auto' } },
} as const;
