import { phoneInset, radius, tabularNumbers, veil } from '../../theme/tokens';

/** Around the slide and what it is turned with. */
export const frame = {
  m: 0,
  mb: { xs: 2, sm: 3 },
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  borderRadius: `${radius.card}px`,
} as const;

/** As high as the slide; text that needs more, enlarged, makes it higher. */
export const stage = {
  display: 'grid',
  bgcolor: 'surface.band',
  color: 'surface.onBand',
  '& > *': { gridArea: '1 / 1', minWidth: 0 },
} as const;

/** Behind the words it fills the stage, whatever its height. */
export const picture = { borderRadius: 0, height: '100%' } as const;

/** Over the slide, of which only the colors show through. */
export const words = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: { xs: 1, sm: 2 },
  px: { xs: phoneInset, sm: 5 },
  py: { xs: 1.5, sm: 4 },
  bgcolor: 'color-mix(in srgb, var(--mui-palette-surface-band) 80%, transparent)',
  backdropFilter: 'blur(24px)',
  '@media (prefers-reduced-motion: no-preference)': {
    '@keyframes lesson-words': { from: { opacity: 0, transform: 'translateY(8px)' } },
    '& > *': { animation: 'lesson-words 190ms ease-out' },
  },
} as const;

export const kicker = {
  typography: { xs: 'caption', sm: 'subtitle2' },
  color: 'surface.onBandMuted',
} as const;

export const taskKicker = { color: 'accent.main' } as const;

export const text = {
  my: 'auto',
  typography: { xs: 'subtitle1', sm: 'h2', md: 'h3', lg: 'h2' },
  textWrap: 'pretty',
} as const;

/** Over all of the stage: a click anywhere on it turns to the next slide. */
export const cover = {
  position: 'relative',
  cursor: 'pointer',
} as const;

/** Below the slide; dark in either scheme, as the stage is. */
export const bar = {
  boxSizing: 'border-box',
  height: 76,
  px: { xs: 1, sm: 1.5 },
  pt: 0.5,
  bgcolor: 'surface.band',
  color: 'surface.onBand',
  '--ring': 'var(--mui-palette-accent-main)',
  displayPrint: 'none',
} as const;

export const controls = { display: 'flex', alignItems: 'center', gap: 1 } as const;

/** The two buttons that turn the slides, alike; one that leads nowhere stays and keeps the focus. */
export const turn = {
  border: 1,
  borderColor: veil.edge,
  color: 'surface.onBand',
  '&:hover': { color: 'accent.main' },
  '&[aria-disabled="true"]': { opacity: 0.4, color: 'inherit', cursor: 'default' },
} as const;

export const place = {
  ...tabularNumbers,
  // As wide with two digits, so that the buttons beside it stay where they are.
  minWidth: '7.2em',
  textAlign: 'center',
  typography: 'subtitle2',
} as const;

/** First, and apart from the ways to turn them oneself. */
export const toggle = { mr: 'auto' } as const;

export const caption = {
  px: { xs: phoneInset, sm: 2.5 },
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  typography: 'body2',
  color: 'text.secondary',
} as const;
