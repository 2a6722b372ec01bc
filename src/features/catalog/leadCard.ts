import { styled } from '@mui/material/styles';
import { cardParts } from '../../list/cardParts';
import { interactiveCard, stretchedLink } from '../../theme/surfaceStyles';
import { radius, rowPicture, weight } from '../../theme/tokens';
import { bones } from '../../ui/bones';
import { wideLead } from './leadCardWide';
import { columns, from } from './listColumns';

/** The card that leads and its skeleton, which so have one size. */
export const LeadCard = styled('article')(({ theme }) => ({
  ...interactiveCard(theme),
  ...bones(theme),
  '--edge': '16px',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
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
    gridArea: '1 / 1',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    // The card has the edge.
    '& > *': { outlineWidth: 0 },
  },
  '& .Lead-vendor': {
    ...theme.typography.caption,
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '2px 10px',
    paddingTop: 14,
    color: theme.vars.palette.text.secondary,
    '& b': {
      whiteSpace: 'nowrap',
      padding: '2px 8px',
      borderRadius: radius.small,
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
    '& b': { color: theme.vars.palette.text.primary },
    '& .Lead-said': { display: 'none' },
    '& svg': { flexShrink: 0, fontSize: '1.25rem', color: theme.vars.palette.success.main },
  },
  '& .Lead-rating': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 14px',
  },
  '& .Lead-offer': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '10px 16px',
    paddingTop: 14,
    // Above the link that the whole card is.
    '& > .Lead-actions': { position: 'relative', zIndex: 1, flex: '1 1 196px' },
  },
  '& .Lead-actions': {
    display: 'flex',
    gap: 8,
    '& > a': { flexGrow: 1, whiteSpace: 'nowrap' },
    // As high as the button.
    '& > button': { width: 48, height: 48 },
  },
  '& .Lead-price': { display: 'grid', rowGap: 2 },
  '& .Lead-refund': { display: 'none' },
  // As on the cards that follow.
  '& .Lead-terms': {
    ...theme.typography.caption,
    display: 'flex',
    alignItems: 'center',
    columnGap: 8,
    color: theme.vars.palette.text.secondary,
    '& > *': { fontSize: 'inherit' },
    [`& > :last-of-type:not(:first-of-type, .${cardParts.ending})`]: {
      minHeight: 0,
      padding: 0,
      fontWeight: weight.regular,
      backgroundColor: 'transparent',
    },
  },
  // On phones its picture stands beside its name, and what it costs below both: the next is near.
  [`@container (max-width: ${columns.roomyTwo - 1}px)`]: {
    '--edge': '12px',
    gridTemplateColumns: `${rowPicture}px minmax(0, 1fr)`,
    gridTemplateRows: 'auto auto 1fr auto auto',
    columnGap: 12,
    padding: 'var(--edge)',
    '&& > *': { marginInline: 0 },
    '& > :not(.Lead-picture)': { gridColumn: 2 },
    '& .Lead-picture': {
      gridArea: '1 / 1 / span 3',
      alignSelf: 'start',
      border: 0,
      '& > *': { borderRadius: radius.small, outlineWidth: 1 },
    },
    '& .Lead-vendor': {
      flexWrap: 'wrap',
      rowGap: 4,
      padding: 0,
      '& > b + span': { width: '100%' },
    },
    '& .Lead-text': { display: 'contents' },
    '& h3': { gridColumn: 2, marginTop: 0 },
    '& .Lead-text > p': { ...theme.typography.body2, gridArea: '4 / 1 / auto / -1', marginTop: 8 },
    '& .Lead-rating': {
      gridRow: 3,
      marginTop: 4,
      gap: '2px 10px',
      // As on the cards that follow.
      justifyContent: 'space-between',
      '& > *': { ...theme.typography.caption, gap: 5 },
    },
    '& .Lead-features': { display: 'none' },
    '&& > .Lead-offer': {
      gridColumn: '1 / -1',
      paddingTop: 10,
      // At the lower edge: price and terms may be higher.
      '& > .Lead-actions': { alignSelf: 'end', flexBasis: 152, '& > a': { paddingInline: '16px' } },
    },
  },
  [from(columns.roomyTwo)]: {
    '--edge': '16px',
    '& .Lead-features li': { gap: 6 },
    '& .Lead-offer > .Lead-actions': { flexBasis: 168 },
  },
  // Beside a whole picture, which leaves no room for what it does best.
  [`${from(columns.roomyTwo)} and (max-width: ${columns.three - 1}px)`]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridTemplateRows: 'auto auto 1fr auto',
    columnGap: 20,
    padding: 'var(--edge)',
    '&& > *': { marginInline: 0 },
    '& > :not(.Lead-picture)': { gridColumn: 2 },
    '& .Lead-picture': {
      gridArea: '1 / 1 / -1',
      alignSelf: 'start',
      border: 0,
      '& > *': { borderRadius: radius.control, outlineWidth: 1 },
    },
    '& .Lead-vendor': { padding: 0 },
    '& .Lead-features': { display: 'none' },
    '& .Lead-rating': { alignSelf: 'start', marginTop: 8 },
  },
  ...wideLead(theme),
}));
