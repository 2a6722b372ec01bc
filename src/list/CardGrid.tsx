import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { ResultState } from './ResultSection';

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 256px), 1fr))',
  gap: 20,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  transition: 'opacity 120ms',
  // Only a wait that can be felt shows; quick answers don't flicker.
  '&[data-stale]': { opacity: 0.6, transitionDelay: '120ms' },
  '& > li': { minWidth: 0 },
});

/** How many cards of the first view get their pictures at once. */
const FIRST_ROW = 3;
/** Enough to fill the first view of a large window. */
const SKELETONS = 12;

export type CardGridProps<Item> =
  | ({
      items: readonly Item[];
      /** @param priority true for a card of the first view: its picture is loaded at once */
      children: (item: Item, priority: boolean) => ReactNode;
    } & ResultState)
  | {
      /** A card's skeleton, to stand where a full page of cards will be. */
      skeleton: ReactNode;
    };

/** The cards of a result, side by side as the window allows, or what is shown there before them. */
export function CardGrid<Item extends { id: string }>(props: CardGridProps<Item>) {
  if ('skeleton' in props) {
    return (
      <Grid aria-hidden>
        {Array.from({ length: SKELETONS }, (_, index) => (
          <li key={`skeleton-${index}`}>{props.skeleton}</li>
        ))}
      </Grid>
    );
  }
  const { items, isStale, isLoading, children } = props;
  return (
    <Grid
      // Another result is another list: cards that both have don't travel across the page.
      key={items.map(({ id }) => id).join()}
      aria-busy={isLoading}
      data-stale={isStale || undefined}
    >
      {items.map((item, index) => (
        <li key={item.id}>{children(item, index < FIRST_ROW)}</li>
      ))}
    </Grid>
  );
}
