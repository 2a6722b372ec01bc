import { BRAND } from './palette';
import { pageOf, type Page } from './pagePieces';
import { randomFrom, type Random } from './random';
import { circle, picture, place, rect, shape } from './svg';
import { dashboard, docs, mobile } from './templateScreens';
import { blog, email, landing, portfolio, store, type PageLayout } from './templateSites';

const LAYOUTS: Readonly<Record<string, PageLayout>> = {
  landing,
  dashboard,
  store,
  blog,
  portfolio,
  email,
  docs,
  mobile,
};

function drawingOf(kind: string, slug: string): { random: Random; page: Page } {
  const random = randomFrom(`template ${kind} ${slug}`);
  return { random, page: pageOf(slug, random.chance(0.22)) };
}

/** The colors in which the thumbnail of a template is drawn, so that its demo can wear the same. */
export function templatePage(kind: string, slug: string): Page {
  return drawingOf(kind, slug).page;
}

/**
 * Draws the thumbnail of a template, 640 by 480: a miniature of the page that the buyer gets.
 * Throws an Error for a kind of template that has no layout.
 */
export function templateThumbnail(kind: string, slug: string): string {
  const layout = LAYOUTS[kind];
  if (!layout) {
    throw new Error(
      `Unknown template kind "${kind}"; known are ${Object.keys(LAYOUTS).join(', ')}.`,
    );
  }
  const { random, page } = drawingOf(kind, slug);
  const setting = random.pick([
    circle(random.pick([40, 600]), 420, 260, page.shade),
    shape('M0 0H640L0 480z', page.shade),
    rect(0, 240, 640, 240, page.shade),
  ]);
  const body = layout(random, page);
  const field = rect(0, 0, 640, 480, page.field) + setting;
  if (kind === 'mobile') return picture(640, 480, field + place(48, 28, body));
  const round = '<clipPath id="c"><rect width="544" height="500" rx="14"/></clipPath>';
  return picture(
    640,
    480,
    field +
      rect(44, 46, 552, 500, BRAND.ink, 18, 'opacity=".13"') +
      place(
        48,
        40,
        `${round}<g clip-path="url(#c)">${rect(0, 0, 544, 500, page.sheet)}${body}</g>`,
      ),
  );
}
