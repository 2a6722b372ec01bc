import { styled, type Theme } from '@mui/material/styles';
import { cardParts } from '../../list/cardParts';
import { radius } from '../../theme/tokens';
import { columns, from } from './listColumns';

/** Between the cards of the grid. */
const GAP = 20;

/** Between the edge of such a card and its picture. */
const INSET = 12;

/** As wide as a card of the grid, and as high as the text beside it. */
const pictureIn = (count: number) =>
  `max(${count === 2 ? 332 : 0}px, (100cqw - ${(count - 1) * GAP}px) / ${count})`;

/**
 * Cards in the middle of a page that lie over rows of their own, their pictures as wide as the cards
 * above and below: text beside it, then a column of price and button where there is room.
 */
const lay = ({ typography }: Theme, cards: string, count: 2 | 3 | 4) => ({
  [`& > ul > ${cards}`]: {
    gridColumn: '1 / -1',
    '& > article': {
      flexDirection: 'row',
      [`& .${cardParts.picture}`]: {
        flexShrink: 0,
        boxSizing: 'border-box',
        width: `calc(${pictureIn(count)})`,
        padding: `${INSET}px 0 ${INSET}px ${INSET}px`,
        border: 0,
        // Whole, whatever height the text has.
        '& > *': { borderRadius: radius.small, outlineWidth: 1 },
      },
      [`& .${cardParts.body}`]: {
        minWidth: 0,
        padding: '12px 20px',
        ...(count === 2
          ? {}
          : {
              padding: '20px',
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr) 204px',
              gridTemplateRows: 'auto 1fr auto',
              columnGap: '24px',
              '& > *': { gridColumn: 1 },
            }),
      },
      [`& .${cardParts.title}`]: typography.h3,
      ...(count === 2
        ? {}
        : {
            [`& .${cardParts.tagline}`]: { ...typography.body1, marginTop: '6px' },
            [`& .${cardParts.rating}`]: { justifyContent: 'flex-start', columnGap: 14 },
            [`& .${cardParts.price}`]: {
              gridArea: '1 / 2 / -1',
              display: 'flex',
              flexDirection: 'column',
              alignItems: 'flex-start',
              rowGap: '4px',
              padding: '0 0 0 23px',
              borderInlineStart: '1px solid var(--mui-palette-divider)',
              '& .Price-now.Price-now': typography.h2,
            },
            [`& .${cardParts.actions}`]: { alignSelf: 'stretch', marginTop: 'auto' },
            [`& .${cardParts.action}`]: { flexGrow: 1 },
          }),
    },
  },
});

/** The cards that have a row of their own: that of a place, and one that is the only one. */
const alone = (place: string) => `li:is(:nth-of-type(${place}), :only-of-type)`;

/**
 * Around a grid whose first card leads: it has a row of its own, in three columns with one card beside it. So
 * has one of those that follow, in a place that leaves no hole at the end of a page of 18, and so has the
 * only card of a page.
 */
export const LedList = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  [theme.breakpoints.up('sm')]: {
    '& > ul > li:first-of-type': { gridColumn: '1 / -1' },
    [`@container (max-width: ${columns.three - 1}px)`]: lay(theme, alone('10'), 2),
    [`${from(columns.three)} and (max-width: ${columns.four - 1}px)`]: {
      // It leaves room for one beside it.
      '& > ul > li:first-of-type:not(:only-of-type)': { gridColumn: 'span 2' },
      ...lay(theme, alone('9'), 3),
    },
    [from(columns.four)]: {
      '& > ul': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      ...lay(theme, alone('10'), 4),
    },
  },
}));
