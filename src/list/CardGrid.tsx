import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { cardParts } from './cardParts';
import { listStyles, phoneStyles } from './cardRowStyles';
import { tileStyles } from './cardTileStyles';
import type { ResultState } from './ResultSection';

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 256px), 1fr))',
  gap: 20,
  // As many side by side as leave no hole at the end of a full page.
  [theme.breakpoints.up('xl')]: {
    gridTemplateColumns: 'repeat(auto-fill, minmax(276px, 1fr))',
  },
  // Beside filters as high as the highest of them.
  '&[data-layout="list"]': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 16,
    [theme.breakpoints.up('md')]: { gridAutoRows: '1fr' },
  },
  [theme.breakpoints.down('sm')]: {
    '&[data-layout]': { gap: 12 },
    '&[data-layout="tiles"]': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
    [`&[data-layout] > li .${cardParts.text}`]: { minHeight: 0 },
    '&:is([data-layout="rows"], [data-layout="list"]) > li > article': phoneStyles,
    // What leads is no card of this kind.
    [`&[data-layout="shelf"] > li > article:has(> .${cardParts.body})`]: phoneStyles,
    '&[data-layout="tiles"] > li > article': tileStyles,
  },
  [theme.breakpoints.up('sm')]: { '&[data-layout="list"] > li > article': listStyles },
  margin: 0,
  padding: 0,
  listStyle: 'none',
  transition: 'opacity 120ms',
  // Only a wait that can be felt shows; quick answers don't flicker.
  '&[data-stale]': { opacity: 0.6, transitionDelay: '120ms' },
  '& > li': { minWidth: 0 },
}));

/** How many cards of the first view get their pictures at once. */
const FIRST_ROW = 3;
/** Enough to fill the first view of a large window. */
const SKELETONS = 12;

interface Layout {
  /**
   * `rows`: on phones all cards are rows, their pictures at the left; `shelf`:
   * so are they, below another kind of card that leads; `tiles`: all are small cards, two beside each other; `list`: rows on
   * wider windows, too. Only for cards made of `cardParts`. Cards on all windows where it is left out.
   */
  layout?: 'rows' | 'shelf' | 'tiles' | 'list';
}

export type CardGridProps<Item> = Layout &
  (
    | ({
        items: readonly Item[];
        /** @param priority true for a card of the first view: its picture is loaded at once */
        children: (item: Item, priority: boolean) => ReactNode;
      } & ResultState)
    | {
        /** A card's skeleton, to stand where a full page of cards will be. */
        skeleton: ReactNode;
        /** What replaces the first card, where that is another one. */
        first?: ReactNode;
        /** How many of them; enough for the first view of a large window where it is left out. */
        skeletons?: number;
      }
  );

/** The cards of a result, side by side as the window allows, or what is shown there before them. */
export function CardGrid<Item extends { id: string }>(props: CardGridProps<Item>) {
  if ('skeleton' in props) {
    return (
      <Grid aria-hidden data-layout={props.layout}>
        {Array.from({ length: props.skeletons ?? SKELETONS }, (_, index) => (
          <li key={`skeleton-${index}`}>
            {index === 0 && props.first ? props.first : props.skeleton}
          </li>
        ))}
      </Grid>
    );
  }
  const { items, isStale, isLoading, layout, children } = props;
  return (
    <Grid
      // Another result is another list: cards that both have don't travel across the page.
      key={items.map(({ id }) => id).join()}
      aria-busy={isLoading}
      data-layout={layout}
      data-stale={isStale || undefined}
    >
      {items.map((item, index) => (
        <li key={item.id}>{children(item, index < FIRST_ROW)}</li>
      ))}
    </Grid>
  );
}
