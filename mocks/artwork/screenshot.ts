import { BRAND, mix } from './palette';
import { pageOf, words } from './pagePieces';
import { randomFrom } from './random';
import { board, editor, figures, replies, type AppView } from './screenshotViews';
import { circle, picture, place, rect, shape } from './svg';

const VIEWS: Readonly<Record<string, AppView>> = { replies, figures, board, editor };

/**
 * Draws a product window, 1200 by 720, in the colours of the software cover with the same slug.
 * `view` may name a screen (replies, figures, board, editor), so that a gallery shows more than
 * one; any other text, or none, chooses one that suits the slug.
 */
export function screenshot(slug: string, view = ''): string {
  const random = randomFrom(`screenshot ${slug} ${view}`);
  const page = pageOf(slug, randomFrom(`screenshot of ${slug}`).chance(0.2));
  const chosen =
    /repl|mail|chat|inbox/.test(slug) && !view ? replies : random.pick(Object.values(VIEWS));
  const lit = random.whole(0, 3);
  const rail = [0, 1, 2, 3, 4].map((row) => {
    const y = 168 + row * 48;
    const tone = row === lit ? page.onRail : mix(page.rail, page.onRail, 0.55);
    return (
      (row === lit ? rect(84, y - 18, 148, 40, mix(page.rail, page.onRail, 0.18), 10) : '') +
      rect(102, y - 7, 18, 18, tone, 6) +
      words(134, y - 3, 54 + ((row * 29) % 40), tone, 9)
    );
  });
  const field =
    rect(0, 0, 1200, 720, page.field) +
    random.pick([
      circle(1080, 620, 420, page.shade),
      shape('M0 0H760L0 620z', page.shade),
      circle(160, 120, 380, page.shade),
    ]);
  const bar =
    rect(70, 50, 1060, 56, mix(page.sheet, page.text, 0.06)) +
    ['#F2675A', '#F4BF4F', '#5DC26A']
      .map((dot, index) => circle(98 + index * 24, 78, 7, dot))
      .join('') +
    rect(390, 64, 420, 28, page.sheet, 14) +
    circle(410, 78, 5, page.soft) +
    words(424, 74, 130, page.soft, 8);
  return picture(
    1200,
    720,
    field +
      rect(62, 60, 1076, 700, BRAND.ink, 24, 'opacity=".16"') +
      '<clipPath id="w"><rect x="70" y="50" width="1060" height="720" rx="18"/></clipPath><g clip-path="url(#w)">' +
      rect(70, 50, 1060, 720, page.sheet) +
      bar +
      rect(70, 106, 178, 660, page.rail) +
      page.mark(110, 138, 15, { ...page.colours, field: page.rail, main: page.onRail }) +
      words(138, 133, 76, page.onRail, 11) +
      place(0, 32, rail.join('')) +
      circle(110, 680, 16, page.accent) +
      words(138, 675, 66, page.onRail, 9) +
      place(250, 106, (VIEWS[view] ?? chosen)(random, page)) +
      '</g>',
  );
}
