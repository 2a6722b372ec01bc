import Box from '@mui/material/Box';
import { GiftIcon } from '../../ui/icons';

/** A gift card with its ribbon, where there is room for it; decoration above the field for its code. */
export function GiftCard() {
  return (
    <Box aria-hidden sx={face}>
      <b>Gift card</b>
      <Box sx={bow}>
        <GiftIcon />
      </Box>
    </Box>
  );
}

/** Where the ribbons cross, in px from the right edge. */
const CROSSING = 72;

const face = {
  position: 'relative',
  display: { xs: 'none', md: 'flex' },
  // Between the ribbon and the lower edge.
  alignItems: 'flex-end',
  flexShrink: 0,
  height: { md: 120, lg: 112 },
  mb: 2.5,
  px: 2,
  pb: 1.75,
  borderRadius: '14px',
  overflow: 'hidden',
  bgcolor: 'accent.main',
  color: 'accent.contrastText',
  fontFamily: 'h1.fontFamily',
  fontSize: '1.25rem',
  lineHeight: 1,
  '--ribbon': 'var(--mui-palette-fill)',
  backgroundImage: `linear-gradient(90deg, transparent calc(100% - ${CROSSING + 9}px), var(--ribbon) 0 calc(100% - ${CROSSING - 9}px), transparent 0), linear-gradient(transparent calc(50% - 9px), var(--ribbon) 0 calc(50% + 9px), transparent 0)`,
  backgroundSize: '100% 100%, 100% 100%',
} as const;

const bow = {
  position: 'absolute',
  top: '50%',
  right: CROSSING,
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  translate: '50% -50%',
  borderRadius: '50%',
  bgcolor: 'fill',
  color: 'common.white',
  boxShadow: '0 0 0 4px var(--mui-palette-accent-main)',
} as const;
