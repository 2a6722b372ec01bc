import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { panel } from '../../../theme/surfaceStyles';
import { HEADER_HEIGHT } from '../../../theme/tokens';
import { fadedEdges, fadedRow } from '../../../ui/fadedEdges';
import { useReachedWidth } from '../../../ui/useMatchMedia';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { LISTING_PARTS, partId, partsComplete } from './listingParts';
import type { ListingValues } from './listingValues';
import { PartMark } from './PartMark';
import { SideSlot } from './sideSlot';
import { StepStrip } from './StepStrip';
import { useFormStep } from './useFormStep';

/** From this width of the window on the form has a side, in px. */
const BESIDE = [900];

/**
 * The parts of the form, which are complete, and a way to each: beside the form, or in a row that stays
 * below the header where there is no room for that; on phones they are its steps.
 *
 * @param props.children what stands below them beside the form, and nowhere else
 */
export function PartProgress({ children }: { children?: ReactNode }) {
  const { values } = useFormikContext<ListingValues>();
  const slot = use(SideSlot);
  const isBeside = useReachedWidth(BESIDE) > 0;
  const { parts, text } = partsComplete(values);
  const { isStepped } = useFormStep();
  const share = parts.length / LISTING_PARTS.length;
  const list = (
    <Box component="ol" ref={isBeside ? undefined : fadedRow} sx={isBeside ? column : row}>
      {LISTING_PARTS.map((part) => (
        <li key={part}>
          <ButtonBase onClick={() => document.getElementById(partId(part))?.focus()} sx={entry}>
            <PartMark part={part} isComplete={parts.includes(part)} />
            {part}
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
  if (!isBeside) {
    return (
      <Box component="nav" aria-label="Parts of the form" sx={strip}>
        <VisuallyHidden>{text}</VisuallyHidden>
        {isStepped ? (
          <StepStrip done={parts} />
        ) : (
          <>
            {list}
            <Bar share={share} />
          </>
        )}
      </Box>
    );
  }
  if (!slot) return null;
  return createPortal(
    <>
      <Box component="nav" aria-label="Parts of the form" sx={beside}>
        <Typography variant="h4" component="p" sx={{ mb: 1.25 }}>
          {text}
        </Typography>
        <Bar share={share} />
        {list}
      </Box>
      {children}
    </>,
    slot,
  );
}

/** How much of the whole is done. */
function Bar({ share }: { share: number }) {
  return (
    <Box aria-hidden sx={{ height: 4, borderRadius: 2, bgcolor: 'divider', overflow: 'hidden' }}>
      <Box
        sx={{
          height: 4,
          bgcolor: 'success.main',
          '@media (prefers-reduced-motion: no-preference)': { transition: 'width 180ms' },
        }}
        style={{ width: `${share * 100}%` }}
      />
    </Box>
  );
}

const entry = {
  gap: 1.25,
  justifyContent: 'flex-start',
  minHeight: 40,
  px: 1,
  borderRadius: '8px',
  typography: 'body2',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '&:hover': { bgcolor: 'surface.sunken' },
} as const;

const beside = { ...panel, p: 2, pb: 1 } as const;

/** Two beside each other, the first half above the second by columns; one where that is too narrow. */
const column = {
  columns: '2 132px',
  columnGap: 0,
  m: 0,
  mt: 0.75,
  p: 0,
  listStyle: 'none',
  '& > li': { breakInside: 'avoid' },
  '& button': { width: '100%', minHeight: 30, px: 0, gap: 0.75, fontSize: '0.8125rem' },
} as const;

const row = {
  ...fadedEdges,
  display: 'flex',
  justifyContent: { sm: 'space-between' },
  gap: 0.5,
  m: 0,
  px: { xs: 1, sm: 2.5 },
  py: 0.5,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > li': { flexShrink: 0 },
  // As small as all six need to be in view on a tablet.
  '& button': { px: { sm: 0.5 }, gap: { sm: 0.75 }, fontSize: { sm: '0.8125rem' } },
  '& button > span:first-of-type': { width: { sm: 22 }, height: { sm: 22 } },
} as const;

/** From one edge of the window to the other, as the header is. */
const strip = {
  position: 'sticky',
  top: HEADER_HEIGHT.xs,
  zIndex: 2,
  mx: { xs: -2, sm: -3 },
  bgcolor: 'background.default',
} as const;
