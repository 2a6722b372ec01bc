import Box from '@mui/material/Box';
import { GiftIcon } from '../ui/moreIcons';

export interface GiftCardProps {
  /** What is printed on it. */
  value?: string;
  /** Whether it lies below another: paper and ribbon change colors, and no end of the ribbon across looks out. */
  isBelow?: boolean;
}

/**
 * A gift card with its ribbon; decoration beside what is said of it. It fills the place that it is given, and
 * is as large as the type there.
 */
export function GiftCard({ value, isBelow = false }: GiftCardProps) {
  return (
    <Box aria-hidden sx={[face, isBelow ? violet : lime]}>
      {value ? (
        <Box component="b" sx={{ fontSize: '1.4em' }}>
          {value}
        </Box>
      ) : null}
      <b>Gift card</b>
      <Box sx={bow}>
        <GiftIcon sx={{ fontSize: '1.2em' }} />
      </Box>
    </Box>
  );
}

const lime = {
  '--paper': 'var(--mui-palette-accent-main)',
  color: 'accent.contrastText',
  '--ribbon': 'var(--mui-palette-fill)',
  '--knot': 'var(--mui-palette-common-white)',
} as const;

const violet = {
  '--paper': 'var(--mui-palette-fill)',
  color: 'common.white',
  '--ribbon': 'var(--mui-palette-accent-main)',
  '--knot': 'var(--mui-palette-accent-contrastText)',
  '&::after': { display: 'none' },
} as const;

const face = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  // Above and below the ribbon.
  justifyContent: 'space-between',
  height: '100%',
  px: '0.8em',
  py: '0.55em',
  '& > b:only-of-type': { mt: 'auto' },
  borderRadius: 'inherit',
  overflow: 'hidden',
  fontFamily: 'h1.fontFamily',
  lineHeight: 1,
  bgcolor: 'var(--paper)',
  // The ribbons are boxes, whose edges are smooth at any angle.
  '&::before, &::after': { content: '""', position: 'absolute', bgcolor: 'var(--ribbon)' },
  '&::before': { insetBlock: 0, right: '3.15em', width: '0.9em' },
  '&::after': { insetInline: 0, top: 'calc(50% - 0.45em)', height: '0.9em' },
} as const;

/** Where the ribbons cross. */
const bow = {
  position: 'absolute',
  zIndex: 1,
  top: '50%',
  right: '3.6em',
  display: 'grid',
  placeItems: 'center',
  width: '2.2em',
  height: '2.2em',
  translate: '50% -50%',
  borderRadius: '50%',
  bgcolor: 'var(--ribbon)',
  color: 'var(--knot)',
  boxShadow: '0 0 0 0.2em var(--paper)',
} as const;
