import { styled } from '@mui/material/styles';
import { listStyles } from '../../list/cardRowStyles';
import { interactiveCard, stretchedLink } from '../../theme/surfaceStyles';
import { radius } from '../../theme/tokens';
import { bones } from '../../ui/bones';

/** Widths of the list, in px, from which it has that many cards side by side. */
const columns = { roomyTwo: 640, three: 808, four: 1084 } as const;

const from = (width: number) => `@container (min-width: ${width}px)`;

/** The tenth card, in the middle of a page, lies over a row of its own. */
const layTenth = {
  '& > ul > li:nth-of-type(10)': { gridColumn: '1 / -1', '& > article': listStyles },
} as const;

/**
 * Around a grid whose first card leads: it takes two columns and two rows, the row where there are
 * only two columns. Where that would leave a hole at the end of a full page, the tenth card fills it.
 */
export const LedList = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  [theme.breakpoints.up('sm')]: {
    '& > ul > li:first-of-type': { gridColumn: '1 / -1' },
    [`@container (max-width: ${columns.three - 1}px)`]: layTenth,
    [from(columns.three)]: {
      '& > ul > li:first-of-type': { gridColumn: 'span 2', gridRow: 'span 2' },
    },
    [from(columns.four)]: {
      '& > ul': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      ...layTenth,
    },
  },
}));

/** The card that leads and its skeleton, which so have one size. */
export const LeadCard = styled('article')(({ theme }) => ({
  ...interactiveCard(theme),
  ...bones(theme),
  '--edge': '16px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // What the cards beside it leave free goes around the features.
  gridTemplateRows: 'auto auto auto 1fr auto auto',
  height: '100%',
  overflow: 'hidden',
  paddingBottom: 'var(--edge)',
  // The whole card is the link to the details; Buy Now and the heart have rings of their own.
  '&:has(h3 a:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
    '& h3 a': { outline: 'none' },
  },
  '& > *': { minWidth: 0 },
  '& > :not(.Lead-picture)': { marginInline: 'var(--edge)' },
  '& .Lead-picture': {
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    // The card has the edge.
    '& > *': { outlineWidth: 0 },
  },
  '& .Lead-vendor': {
    ...theme.typography.caption,
    display: 'flex',
    alignItems: 'center',
    columnGap: 10,
    paddingTop: 14,
    color: theme.vars.palette.text.secondary,
    '& b': {
      padding: '2px 8px',
      borderRadius: radius.small,
      fontWeight: 600,
      backgroundColor: theme.vars.palette.tint.primary,
      color: theme.vars.palette.primary.main,
    },
  },
  '& h3': { ...theme.typography.h3, margin: '4px 0 0', '& a': stretchedLink as object },
  '& p': { margin: '4px 0 0', color: theme.vars.palette.text.secondary },
  '& .Lead-features': {
    ...theme.typography.body2,
    display: 'grid',
    alignContent: 'center',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: 8,
    marginBlock: 14,
    padding: 0,
    listStyle: 'none',
    color: theme.vars.palette.text.secondary,
    '& li': { display: 'flex', gap: 10 },
    '& li > div': {
      minWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& b': { fontWeight: 600, color: theme.vars.palette.text.primary },
    // There is room for it in large cards only.
    '& li span': { display: 'none' },
    '& svg': { flexShrink: 0, fontSize: '1.25rem', color: theme.vars.palette.success.main },
  },
  '& .Lead-rating': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 14px',
    '& > :last-child': { marginInlineStart: 'auto' },
  },
  '& .Lead-offer': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '10px 16px',
    paddingTop: 12,
    // Above the link that the whole card is.
    '& > a': { position: 'relative', zIndex: 1, flex: '0 1 160px' },
  },
  '& .Lead-price': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  '& .Lead-heart': {
    position: 'absolute',
    zIndex: 1,
    top: 8,
    right: 8,
    margin: 0,
    '& > *': { boxShadow: `0 0 0 1px ${theme.vars.palette.divider}` },
  },
  // Two columns: all of it side by side, the features below the picture.
  [`@container (min-width: ${columns.roomyTwo}px) and (max-width: ${columns.three - 1}px)`]: {
    '--edge': '20px',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridTemplateRows: 'auto auto auto 1fr',
    gridTemplateAreas: '"picture vendor" "picture text" "picture rating" "features offer"',
    columnGap: 24,
    padding: 'var(--edge)',
    '&& > *': { marginInline: 0 },
    '& .Lead-picture': {
      gridArea: 'picture',
      alignSelf: 'start',
      overflow: 'hidden',
      border: 0,
      borderRadius: radius.control,
    },
    '& .Lead-vendor': { gridArea: 'vendor', padding: '4px 40px 0 0' },
    '& .Lead-text': { gridArea: 'text' },
    '& .Lead-rating': { gridArea: 'rating', alignSelf: 'start', marginTop: 12 },
    '& .Lead-features': { gridArea: 'features', marginBlock: '16px 0' },
    '& .Lead-offer': {
      gridArea: 'offer',
      alignContent: 'end',
      '& > a': { flexBasis: '100%' },
    },
  },
  [from(columns.three)]: {
    '--edge': '24px',
    '& .Lead-vendor': { paddingTop: 18 },
    '& h3': { ...theme.typography.h2, marginTop: 8 },
    '& p': { ...theme.typography.subtitle1, margin: '6px 0 0' },
    '& .Lead-features': {
      ...theme.typography.body1,
      rowGap: 12,
      '& li span': { display: 'inline' },
      // Two lines, on their way, too.
      '& li > div': {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        whiteSpace: 'normal',
      },
      '& > .Bone': { minHeight: '2lh' },
    },
  },
  // Four columns: the price and Buy Now are to be in the first view.
  [from(columns.four)]: {
    '& .Lead-features': { '& li span': { display: 'none' }, '& > .Bone': { minHeight: '1lh' } },
  },
}));
