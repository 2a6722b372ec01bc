import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { darkColors, easing, motion, phoneInset, radius, weight } from './tokens';

/**
 * Styles of a card that leads somewhere as a whole: at rest a hairline, under the pointer a shadow.
 * The lift is left out for people who ask for less motion.
 */
export function interactiveCard(theme: Theme) {
  return {
    position: 'relative',
    border: `1px solid ${theme.vars.palette.divider}`,
    // With its unit: in `sx` a bare number is a multiple of the theme's radius.
    borderRadius: `${radius.card}px`,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: theme.vars.palette.elevation.rest,
    transition: `box-shadow ${motion.base}ms ${easing}, transform ${motion.base}ms ${easing}, border-color ${motion.base}ms`,
    '&:hover': { boxShadow: theme.vars.palette.elevation.hover },
    '@media (prefers-reduced-motion: no-preference)': {
      '&:hover': { transform: 'translateY(-2px)' },
    },
  } as const;
}

/** Ground and words of what is done with one of many, as on cards and rows; what leads is filled, and so is Buy Now. */
export const tonal = (theme: Theme) =>
  ({
    backgroundColor: theme.vars.palette.tint.primary,
    color: theme.vars.palette.primary.main,
    // By night lighter than any ground that it lies on, and with an edge: it is not a filled one that is dimmed.
    ...theme.applyStyles('dark', {
      backgroundColor: `color-mix(in srgb, ${theme.vars.palette.fill} 36%, ${theme.vars.palette.background.paper})`,
      boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${theme.vars.palette.fill} 78%, transparent)`,
      color: theme.vars.palette.text.primary,
    }),
  }) as const;

/** The same in hand: one loud button at a time. */
export const tonalInHand = (theme: Theme) =>
  ({
    backgroundColor: theme.vars.palette.fill,
    color: theme.vars.palette.common.white,
  }) as const;

/** Lit from above, so that a filled button can be told from a mere colored field. */
export const filledShadow = 'inset 0 1px #fff3, 0 1px 2px #14121f33';

/** How high what is done with one of many is in every list: on phones as high as a finger is wide. */
export const listActionHeight = {
  minHeight: 36,
  '@media (max-width: 599.95px)': { minHeight: 44 },
} as const;

/** Styles of a `::after` that lies over all of its nearest positioned ancestor. */
export const wholeArea = {
  content: '""',
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
} as const;

/**
 * `sx` of the one link of such a card (its title): the click area grows over the nearest
 * positioned ancestor, the accessible name stays the title. Other controls of the card need
 * `position: relative` and `zIndex: 1`.
 */
export const stretchedLink = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': wholeArea,
} as const satisfies SystemStyleObject<Theme>;

/**
 * Styles of a button that is pressed to like something: its icon gives way under the finger and
 * springs back, past its size for a moment.
 */
export const springyIcon = {
  '@media (prefers-reduced-motion: no-preference)': {
    '& svg': { transition: `transform ${motion.calm}ms cubic-bezier(0.34, 2.8, 0.64, 1)` },
    '&:active svg': { transform: 'scale(0.78)', transitionTimingFunction: easing },
  },
} as const satisfies SystemStyleObject<Theme>;

/** `sx` of a framed part of a page. */
export const panel = {
  p: { xs: phoneInset, sm: 3 },
  border: 1,
  borderColor: 'divider',
  borderRadius: `${radius.card}px`,
  bgcolor: 'background.paper',
  boxShadow: 'var(--mui-palette-elevation-rest)',
} as const satisfies SystemStyleObject<Theme>;

const light = 'color-mix(in srgb, var(--mui-palette-fill) 28%, transparent), transparent';

/** The `background-image` of a dark band: light that falls on it from above, at its right end. */
export const bandLight = `radial-gradient(58% 96% at 84% 0, ${light})`;

/**
 * Stars and the end of a deal that lie on a dark ground by day, too, in the colors that can be told from it; not for
 * a dark part with sheets on it, which would inherit them.
 */
export const onDark = {
  '--mui-palette-rating-main': darkColors.rating,
  '--mui-palette-rating-text': darkColors.ratingText,
  '--mui-palette-deal-text': darkColors.dealText,
} as const;

/**
 * What is saved, beside a price: on the lime of the receipts, which nothing else on a card has, and so never
 * mistaken for the time that is left. As high as the line that it is in.
 */
export const savingMark = (theme: Theme) =>
  ({
    padding: '0 6px',
    borderRadius: `${radius.small}px`,
    backgroundColor: theme.vars.palette.accent.main,
    color: theme.vars.palette.accent.contrastText,
    fontWeight: weight.strong,
    whiteSpace: 'nowrap',
  }) as const;

/** `sx` of the ground of a panel that is to stand out: lit from its upper end. */
export const featureGround = {
  bgcolor: 'surface.feature',
  backgroundImage: `linear-gradient(155deg, ${light} 62%)`,
  color: 'surface.onBand',
  '--control-ground': 'transparent',
} as const satisfies SystemStyleObject<Theme>;

/** `sx` of a dark part of a page, across the window or not: text and focus rings show on it. */
export const band = {
  bgcolor: 'surface.band',
  backgroundImage: bandLight,
  color: 'surface.onBand',
  '--ring': 'var(--mui-palette-accent-main)',
  '--control-ground': 'transparent',
  '& .MuiBreadcrumbs-root *': { color: 'surface.onBandMuted' },
  '& .MuiBreadcrumbs-root [aria-current]': { color: 'surface.onBand' },
} as const satisfies SystemStyleObject<Theme>;

/**
 * The `mask` of a paper whose lower edge is torn off a roll: teeth of 7 px. It goes beyond the paper at
 * both ends, as browsers blend the last line of a repeated picture with its first.
 */
export const tornEdge =
  'conic-gradient(from -45deg at 50% calc(100% - 2px), transparent, black 1deg 89deg, transparent 90deg) 50% -2px / 14px calc(100% + 4px) repeat-x';

/** The hairline of cards along the upper edge and the sides of a paper of any shape, as a `filter`. */
export const paperHairline = ({ vars: { palette } }: Theme) =>
  ['1px 0', '-1px 0', '0 -1px'].map((at) => `drop-shadow(${at} 0 ${palette.divider})`).join(' ');

/** The `filter` around such a paper: a fine edge and a shadow, both of which follow its teeth. */
export const paperEdge = (theme: Theme) =>
  `${paperHairline(theme)} drop-shadow(0 1px 0 ${theme.vars.palette.surface.controlEdge}) drop-shadow(0 10px 18px color-mix(in srgb, ${theme.vars.palette.surface.band} 18%, transparent))`;
