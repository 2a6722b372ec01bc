import { styled, type Theme } from '@mui/material/styles';
import { interactiveCard, listActionHeight, tonal, tonalInHand } from '../../theme/surfaceStyles';
import { motion, radius, tabularNumbers } from '../../theme/tokens';
import { bones } from '../../ui/bones';
import { parts } from './templateCardParts';
import { heartBesideBuy, lowCard, slim, tile, wideLink, wideLinks } from './templateCardSizes';
import { phoneRow } from './templateRowPhone';

/** What cards and rows have in common. All parts are styled at once: the page shows dozens. */
const common = (theme: Theme) =>
  ({
    ...bones(theme),
    containerType: 'inline-size',
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
      margin: 0,
      color: theme.vars.palette.text.secondary,
    },
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
    [`& .${parts.foot}`]: { display: 'grid', rowGap: 8 },
    [`& .${parts.price}`]: {
      display: 'flex',
      alignItems: 'center',
      columnGap: 8,
      '& > button': { marginLeft: 'auto' },
      [`& > .${parts.heartBone}`]: {
        width: 40,
        height: 40,
        marginLeft: 'auto',
        [theme.breakpoints.down('sm')]: { width: 44, height: 44 },
      },
    },
    [`& .${parts.links}`]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 8,
      [`& .${parts.buyBone}`]: { flexGrow: 1, ...listActionHeight, minWidth: 92 },
      [`& .${parts.owned}`]: { display: 'grid', flexGrow: 1 },
      [`& > :not(.${parts.details})`]: { position: 'relative', zIndex: 1 },
      '& > a': {
        ...theme.typography.subtitle2,
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        ...listActionHeight,
        padding: '0 8px',
        borderRadius: radius.control,
        color: theme.vars.palette.text.secondary,
        textDecoration: 'none',
        whiteSpace: 'nowrap',
        transition: `color ${motion.quick}ms, background-color ${motion.quick}ms`,
        '&:hover': {
          backgroundColor: theme.vars.palette.tint.primary,
          color: theme.vars.palette.primary.main,
        },
        '@media (pointer: coarse)': { minHeight: 44 },
      },
      // What else there is to do is in words, so that one thing leads.
      [`& > .${parts.buy}`]: {
        padding: '0 14px',
        '&, &:hover': tonal(theme),
        '@media (forced-colors: active)': { border: '1px solid' },
      },
      // Its words end at the edge that the heart ends at.
      '& > a:last-of-type': { marginRight: -8 },
      // The whole card leads to the details, below what else it leads to.
      [`& > .${parts.details}::after`]: { content: '""', position: 'absolute', inset: 0 },
    },
    // Of dozens only the one in hand is loud, as in every list.
    [`&:hover .${parts.links} > .${parts.buy}, & .${parts.links} > .${parts.buy}:focus-visible`]:
      tonalInHand(theme),
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
    '--ring': theme.vars.palette.primary.main,
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
  [`& .${parts.foot} .${parts.links}`]: wideLink,
  ...(large && {
    // The one that leads a section.
    [`& .${parts.links} > .${parts.buy}`]: tonalInHand(theme),
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
  '@container (max-width: 372px)': wideLinks,
  '@container (max-width: 300px)': slim,
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
  [`& .${parts.place}`]: {
    ...theme.typography.h2,
    ...tabularNumbers,
    color: theme.vars.palette.primary.main,
  },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '160px minmax(0, 1fr)',
    columnGap: 20,
    ...heartBesideBuy,
    [`& .${parts.links} .${parts.buyBone}`]: { flexGrow: 0 },
    // Beside the picture: on it, it would cover words.
    [`&:has(> .${parts.place})`]: {
      gridTemplateColumns: '28px 144px minmax(0, 1fr)',
      columnGap: 16,
    },
    [`& .${parts.place}`]: { alignSelf: 'center' },
    // The other ways share a line where there is no room for all in one.
    '@container (max-width: 520px)': {
      [`& .${parts.links}::after`]: { content: '""', order: 1, flexBasis: '100%' },
      [`& .${parts.links} > .${parts.details}`]: { marginLeft: -8 },
    },
  },
  [theme.breakpoints.down('sm')]: phoneRow,
}));
