import { randomFrom } from '../../random';
import { place, rect } from '../../svg';
import { card, chartBars, chartLine, donut } from '../blocks';
import type { Look } from '../look';
import { oneLine } from '../oneLine';
import { asidePart, labelOf, partOf, type ScreenCopy } from '../screenCopy';
import { rowsIn, type Layout } from '../shell';
import { text, widthOf } from '../text';

/** Between two cards. */
const GAP = 14;

/** How wide the larger of two cards is, in parts of both. */
const LARGER = 0.52;

/** What a card shows, at its upper edge. */
const headed = (look: Look, x: number, title: string): string =>
  text(x, 28, title, { size: 14, weight: 600, color: look.text });

/** The rows of a screen with their labels on a card, as many as it has room for. */
function list(screen: ScreenCopy, look: Look, x: number, width: number, height: number): string {
  const rows = rowsIn(screen.rows, height - 46, 38).map((row, index) => {
    const y = 48 + index * 38;
    const label = labelOf(row);
    return (
      text(x + 16, y + 14, row[0], {
        size: 13.5,
        color: look.text,
        maxWidth: width - 46 - widthOf(label, 13.5, 600),
      }) +
      text(x + width - 16, y + 14, label, {
        size: 13.5,
        weight: 600,
        color: look.text,
        anchor: 'end',
      }) +
      rect(x + 16, y + 26, width - 32, 1, look.hair)
    );
  });
  return (
    card(look, x, 0, width, height) +
    headed(look, x + 16, screen.listed ?? asidePart(screen)) +
    (screen.rows.length > 0
      ? rows.join('')
      : place(
          x + 16,
          56,
          chartBars(look, screen.trend, { width: width - 32, height: height - 80 }),
        ))
  );
}

/** How the first figure moved, as a line on a card. */
function lineCard(screen: ScreenCopy, look: Look, width: number, height: number): string {
  const [name = '', value = ''] = screen.figures[0] ?? [];
  const size = { width: width - 36, height: height - 66 };
  return (
    card(look, 0, 0, width, height) +
    headed(look, 18, name) +
    place(18, 48, chartLine(look, screen.trend, { ...size, now: value }))
  );
}

/** That line beside the rows. */
const lineAndList: Layout = (screen, look, { width, height }) => {
  const big = width * LARGER;
  return (
    lineCard(screen, look, big, height) + list(screen, look, big + GAP, width - big - GAP, height)
  );
};

/** The first figure, which is a share, as a ring, behind the rows, or how it moved where there are few. */
const listAndRing: Layout = (screen, look, { width, height }) => {
  const [name = '', value = ''] = screen.figures[0] ?? [];
  const big = width * LARGER;
  const side = width - big - GAP;
  const [x, y, r] = [big + GAP + side / 2, height / 2 + 14, height * 0.32];
  return (
    (screen.rows.length >= 3
      ? list(screen, look, 0, big, height)
      : lineCard(screen, look, big, height)) +
    card(look, big + GAP, 0, side, height) +
    headed(look, big + GAP + 16, name) +
    donut(look, x, y, r, partOf(value) ?? 1) +
    oneLine(x, y + 9, value, {
      size: 26,
      weight: 800,
      color: look.text,
      anchor: 'middle',
      maxWidth: r * 1.5,
    })
  );
};

/** How the first figure moved, as columns across all of the width, above the first rows. */
const columnsAndTiles: Layout = (screen, look, { width, height }) => {
  const [name = '', now = ''] = screen.figures[0] ?? [];
  const low = 66;
  const high = height - low - GAP;
  const tile = (width - 2 * GAP) / 3;
  const tiles = screen.rows.slice(0, 3).map((row, index) => {
    const x = index * (tile + GAP);
    const label = labelOf(row);
    return (
      card(look, x, high + GAP, tile, low) +
      oneLine(x + 16, high + GAP + 28, row[0], {
        size: 13.5,
        least: 12,
        weight: 600,
        color: look.text,
        maxWidth: tile - 32,
      }) +
      oneLine(x + 16, high + GAP + 49, label || row[1], {
        size: 13,
        least: 11.5,
        color: look.muted,
        maxWidth: tile - 32,
      })
    );
  });
  return (
    card(look, 0, 0, width, high) +
    headed(look, 18, name) +
    place(18, 40, chartBars(look, screen.trend, { width: width - 36, height: high - 58, now })) +
    tiles.join('')
  );
};

/** What is drawn below the figures: a ring for a share, else a line or columns, one way for each product. */
export function chartsOf({ title, figures, rows, drawnAs }: ScreenCopy): Layout {
  if (partOf(figures[0]?.[1] ?? '') !== undefined) return listAndRing;
  const isInColumns = drawnAs
    ? drawnAs === 'columns'
    : randomFrom(`charts of ${title}`).chance(0.5);
  return rows.length >= 3 && isInColumns ? columnsAndTiles : lineAndList;
}
