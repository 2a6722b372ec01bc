import type { Theme } from '@mui/material/styles';
import { columns, from } from './listColumns';

/** How the card that leads lies in lists of three and more columns. */
export const wideLead = (theme: Theme) => ({
  // As wide as two of the cards beside and below it, and as high as the one beside it: what it does best
  // below its picture, what it is and costs beside both.
  [`${from(columns.three)} and (max-width: ${columns.four - 1}px)`]: {
    '--edge': '20px',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridTemplateRows: 'auto auto auto 1fr',
    paddingBottom: 16,
    '& > :not(.Lead-picture, .Lead-features)': { gridColumn: 2 },
    '& .Lead-picture': {
      gridArea: '1 / 1 / span 3',
      border: 0,
      '& > *': { borderRadius: 0 },
    },
    '&& > .Lead-features': {
      gridArea: '4 / 1',
      display: 'grid',
      alignContent: 'stretch',
      gap: 0,
      height: 'auto',
      marginBlock: '4px -12px',
      '& li': { alignItems: 'center' },
      '& li b': { display: 'block' },
      '& .Lead-said': {
        ...theme.typography.caption,
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        overflow: 'hidden',
      },
      '& > * + *': { borderTop: `1px solid ${theme.vars.palette.divider}` },
    },
    '& .Lead-vendor': { paddingTop: 16, rowGap: 4, '& > b + span': { width: '100%' } },
    '& h3': { ...theme.typography.h2, marginTop: 2 },
    '& .Lead-rating': { alignSelf: 'start', marginBlock: '10px 16px' },
    '&& > .Lead-offer': {
      gridRow: 4,
      flexDirection: 'column',
      flexWrap: 'nowrap',
      alignItems: 'stretch',
      rowGap: 14,
      paddingTop: 26,
      borderTop: `1px solid ${theme.vars.palette.divider}`,
      '& > .Lead-actions': { flex: 'none', marginTop: 'auto' },
    },
    '& .Lead-refund': { display: 'block' },
  },
  // Beside a picture to the edges of the card, with what it costs beside what it is: no higher than a
  // picture.
  [from(columns.four)]: {
    '--edge': '32px',
    gridTemplateColumns: '40% minmax(0, 1fr) 240px',
    gridTemplateRows: 'auto auto auto 1fr',
    paddingBottom: 24,
    '& > :not(.Lead-picture, .Lead-offer)': { gridColumn: 2 },
    '& .Lead-picture': {
      gridArea: '1 / 1 / -1',
      marginBottom: -24,
      border: 0,
      '& > *': { height: '100%', borderRadius: 0 },
    },
    '& .Lead-vendor': { padding: '24px 0 0' },
    '& h3': { ...theme.typography.h2, marginTop: 6 },
    '& p': { ...theme.typography.lead, minHeight: '2lh' },
    // One below the other.
    '& .Lead-features': {
      display: 'grid',
      height: 'auto',
      alignContent: 'center',
      marginBlock: 10,
    },
    '& .Lead-rating': { alignSelf: 'end' },
    '&& > .Lead-offer': {
      gridArea: '1 / 3 / -1',
      flexDirection: 'column',
      flexWrap: 'nowrap',
      alignItems: 'stretch',
      marginBlock: '24px 0',
      marginInlineStart: 0,
      padding: '0 0 0 32px',
      borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
      '& > .Lead-actions': { flex: 'none' },
    },
  },
});
