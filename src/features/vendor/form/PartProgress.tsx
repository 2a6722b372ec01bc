import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import { useFormikContext } from 'formik';
import { shortWindow } from '../../../theme/pageSteps';
import { HEADER_HEIGHT } from '../../../theme/tokens';
import { fadedEdges, fadedRow } from '../../../ui/fadedEdges';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { LISTING_PARTS, partId, partsComplete } from './listingParts';
import type { ListingValues } from './listingValues';
import { PartMark } from './PartMark';
import { StepStrip } from './StepStrip';
import { useFormStep } from './useFormStep';

/**
 * The parts of the form, which are complete, and a way to each, in a row that stays below the header; on
 * phones they are its steps.
 */
export function PartProgress() {
  const { values } = useFormikContext<ListingValues>();
  const { parts, text } = partsComplete(values);
  const { isStepped } = useFormStep();
  const next = LISTING_PARTS.find((part) => !parts.includes(part));
  return (
    <Box component="nav" aria-label="Parts of the form" sx={strip}>
      <VisuallyHidden>{text}</VisuallyHidden>
      {isStepped ? (
        <StepStrip done={parts} />
      ) : (
        <>
          <Box component="ol" ref={fadedRow} sx={row}>
            {LISTING_PARTS.map((part) => (
              <li key={part}>
                <ButtonBase
                  onClick={() => document.getElementById(partId(part))?.focus()}
                  sx={entry}
                >
                  <PartMark part={part} isComplete={parts.includes(part)} isOpen={part === next} />
                  {part}
                </ButtonBase>
              </li>
            ))}
          </Box>
          <Bar share={parts.length / LISTING_PARTS.length} />
        </>
      )}
    </Box>
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
  borderRadius: '6px',
  typography: 'subtitle2',
  whiteSpace: 'nowrap',
  '&:hover': { bgcolor: 'surface.sunken' },
} as const;

const row = {
  ...fadedEdges,
  display: 'flex',
  justifyContent: { sm: 'space-between' },
  gap: 0.5,
  // Its numbers and words begin and end where the page does.
  mx: { xs: -0.5, md: -1 },
  my: 0,
  px: 0,
  py: 0.5,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > li': { flexShrink: 0 },
  // As small as all six need to be in view on a tablet.
  '& button': {
    px: { sm: 0.5, md: 1 },
    gap: { sm: 0.75 },
    typography: { sm: 'overline', md: 'subtitle2' },
  },
  '& button > span:first-of-type': { width: { sm: 22 }, height: { sm: 22 } },
} as const;

/**
 * Without a ground of its own, as the page is lit at its head by night; while it is below the header it
 * covers what scrolls, from one edge of the window to the other. Browsers that can't tell when it is there
 * always give it that ground.
 */
const strip = (theme: Theme) => {
  const { palette } = theme.vars;
  const ground = {
    borderImage: `linear-gradient(${palette.background.default}, ${palette.background.default}) fill 0 / 0 / 0 100vmax`,
  };
  return {
    position: 'sticky',
    top: HEADER_HEIGHT.xs,
    zIndex: 2,
    containerType: 'scroll-state',
    '&::before': { content: '""', position: 'absolute', inset: 0, zIndex: -1, ...ground },
    '@supports (container-type: scroll-state)': {
      '&::before': { borderImage: 'none' },
      '@container scroll-state(stuck: top)': { '&::before': ground },
    },
    [theme.breakpoints.up('md')]: { top: HEADER_HEIGHT.md },
    [shortWindow]: { position: 'relative', top: 0 },
  } as const;
};
