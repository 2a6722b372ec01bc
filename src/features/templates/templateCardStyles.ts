import { styled, type Theme } from '@mui/material/styles';
import { filledShadow, interactiveCard } from '../../theme/surfaceStyles';
import { motion, radius, tabularNumbers, weight } from '../../theme/tokens';
import { bones } from '../../ui/bones';
import { firstAction, parts } from './templateCardParts';
import { lowCard, narrow, slim, tile } from './templateCardSizes';
import { phoneRow } from './templateRowPhone';

/** How high all is that there is to do: as the heart, which is higher for fingers. */
const actionHeight = {
  minHeight: 40,
  '@media (max-width: 599.95px), (pointer: coarse)': { minHeight: 44 },
} as const;

/** A filled button that is no MUI button: the page shows dozens. */
const filled = (theme: Theme) =>
  ({
    backgroundColor: theme.vars.palette.fill,
    boxShadow: filledShadow,
    color: theme.vars.palette.common.white,
    '&:hover': { backgroundColor: theme.vars.palette.primary.dark },
    '@media (forced-colors: active)': { border: '1px solid' },
  }) as const;

/** What cards and rows have in common. All parts are styled at once: the page shows dozens. */
const common = (theme: Theme) =>
  ({
    ...bones(theme),
    containerType: 'inline-size',
    // On a dark band the card's own ring is another.
    [`& :is(.${parts.picture}, .${parts.body})`]: { '--ring': theme.vars.palette.primary.main },
    [`& .${parts.picture} > .Bone`]: { aspectRatio: '4 / 3' },
    [`& .${parts.kind}`]: {
      ...theme.typography.caption,
      display: 'flex',
      alignItems: 'center',
      gap: 6,
      minHeight: '1.5em',
      color: theme.vars.palette.text.secondary,
      minWidth: 0,
      whiteSpace: 'nowrap',
      '& span': { overflow: 'hidden', textOverflow: 'ellipsis' },
      '& svg': {
        flexShrink: 0,
        marginLeft: -2,
        fontSize: '1.125rem',
        color: theme.vars.palette.primary.main,
      },
    },
    [`& .${parts.title}`]: { ...theme.typography.h4, margin: 0, overflowWrap: 'anywhere' },
    [`& .${parts.author}`]: {
      ...theme.typography.body2,
      display: 'flex',
      justifyContent: 'space-between',
      columnGap: 8,
      color: theme.vars.palette.text.secondary,
    },
    [`& .${parts.details}`]: {
      flexShrink: 0,
      color: theme.vars.palette.primary.main,
      fontWeight: weight.strong,
      textDecoration: 'none',
      outline: 0,
      // The whole card leads to the details, below what else it leads to.
      '&::after': { content: '""', position: 'absolute', inset: 0 },
    },
    // What is in hand is said, too, where it is the card that is pointed at.
    [`&:hover:not(:has(.${parts.links}:hover)) .${parts.details}`]: { textDecoration: 'underline' },
    [`& .${parts.figures}`]: {
      ...theme.typography.caption,
      ...tabularNumbers,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 10,
      rowGap: 2,
      color: theme.vars.palette.text.secondary,
      '& > *': { whiteSpace: 'nowrap' },
    },
    [`& .${parts.stars}`]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4px 8px',
    },
    [`& .${parts.foot}`]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 8 },
    [`& .${parts.price}`]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 8,
      minHeight: 28,
    },
    [`& .${parts.links}`]: {
      display: 'flex',
      gap: 8,
      // Above the link that covers all.
      '& > *': { position: 'relative', zIndex: 1 },
      [`& > .${parts.heartBone}`]: { width: 40, ...actionHeight },
      [`& > ${firstAction}`]: { flexGrow: 1, minWidth: 0, ...actionHeight },
      [`& > .${parts.owned}`]: { display: 'grid' },
      '& > a': {
        ...theme.typography.subtitle2,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        ...actionHeight,
        padding: '0 14px',
        borderRadius: radius.control,
        textDecoration: 'none',
        whiteSpace: 'nowrap',
        transition: `color ${motion.quick}ms, background-color ${motion.quick}ms`,
      },
      // What there is to do beside the first is in a frame, as the heart is.
      [`& > .${parts.demo}`]: {
        border: `1px solid ${theme.vars.palette.surface.controlEdge}`,
        color: theme.vars.palette.text.primary,
        '&:hover': { color: theme.vars.palette.primary.main },
      },
      [`& > .${parts.buy}`]: filled(theme),
    },
  }) as const;

/**
 * A template as a card, and its skeleton.
 *
 * @param props.large for the card that leads a section: its title is larger
 */
export const CardRoot = styled('article', {
  shouldForwardProp: (name) => name !== 'large' && name !== 'sx',
})<{ large?: boolean }>(({ theme, large = false }) => ({
  ...interactiveCard(theme),
  ...common(theme),
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minWidth: 0,
  overflow: 'hidden',
  color: theme.vars.palette.text.primary,
  [`&:has(.${parts.details}:focus-visible)`]: {
    outline: `2px solid var(--ring, ${theme.vars.palette.primary.main})`,
    outlineOffset: 2,
  },
  [`& .${parts.picture}`]: {
    position: 'relative',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    // The card has the edge.
    '& > *': { outlineWidth: 0 },
  },
  [`& .${parts.line}`]: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    columnGap: 8,
    minHeight: 24,
  },
  [`& .${parts.note}`]: { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
  [`& .${parts.body}`]: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    padding: '14px 16px 16px',
  },
  [`& .${parts.title}`]: {
    ...theme.typography.h4,
    margin: '4px 0 0',
    overflowWrap: 'anywhere',
    ...(large && { [theme.breakpoints.up('lg')]: { ...theme.typography.h2, marginTop: 4 } }),
  },
  ...(large && {
    [`& .${parts.body} > .${parts.author}`]: { [theme.breakpoints.up('lg')]: { marginTop: 4 } },
  }),
  [`& .${parts.body} > .${parts.figures}`]: {
    justifyContent: 'space-between',
    margin: '6px 0 4px',
  },
  // As high with an award as without.
  [`& .${parts.figures} > .${parts.stars}`]: { flexBasis: '100%', minHeight: 24 },
  [`& .${parts.body} > .${parts.foot}`]: { marginTop: 'auto' },
  [theme.breakpoints.down('sm')]: lowCard,
  '@container (max-width: 300px)': slim,
  '@container (max-width: 280px)': narrow,
  '@container (max-width: 220px)': tile,
}));

/** A template as a row of a list, and its skeleton. */
export const RowRoot = styled('article')(({ theme }) => ({
  ...common(theme),
  position: 'relative',
  display: 'grid',
  height: '100%',
  padding: '16px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [`&:has(.${parts.details}:focus-visible)`]: {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    borderRadius: radius.control,
  },
  [`& .${parts.picture}`]: {
    position: 'relative',
    alignSelf: 'start',
    overflow: 'hidden',
    borderRadius: radius.control,
  },
  '& img': { transition: `transform ${motion.base}ms` },
  '@media (prefers-reduced-motion: no-preference)': {
    '&:hover img': { transform: 'scale(1.03)' },
  },
  [`& .${parts.body}`]: { minWidth: 0 },
  [`& .${parts.body} > .${parts.figures}`]: { margin: '4px 0 6px' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '160px minmax(0, 1fr)',
    columnGap: 20,
    // Price and what there is to do share a line where there is room for both in every row.
    [`& .${parts.foot}`]: { display: 'flex', flexWrap: 'wrap', gap: '8px 16px' },
    [`& .${parts.price}`]: { flex: '1 1 168px' },
    [`& .${parts.links}`]: { flex: '1 1 224px', '& > a': { padding: '0 12px' } },
  },
  [theme.breakpoints.down('sm')]: phoneRow,
}));
