import { picturedSoftware, type PicturedSoftware } from '../seed/picturedSoftware';
import type { Cover, Scene } from './covers/cover';
import { composed, compositionOf } from './covers/plan';
import { glow, litGround } from './light';
import { brandOf } from './marks';
import { miniature } from './miniatures/plan';
import { isPale, mix, type Duotone } from './palette';
import { randomFrom, type Random } from './random';
import { isDarkProduct, lookOf, readable } from './screens/look';
import { arc, circle, group, line, p, picture, place, rect, ring, shape } from './svg';

/** A quiet background: large shapes in shades of the field only, so that the mark stays first. */
type Setting = (random: Random, colors: Duotone) => string;

const SETTINGS: readonly Setting[] = [
  (random, { shade }) => {
    const left = random.chance(0.5);
    return circle(left ? 60 : 580, random.pick([60, 340]), random.between(210, 290), shade);
  },
  (_random, { shade, field }) =>
    [420, 320, 220]
      .map((r, index) => circle(320, 200, r, mix(field, shade, 0.4 + index * 0.4)))
      .join(''),
  (random, { shade }) => {
    const lean = random.pick([-150, 150]);
    return shape(p`M${250 + lean} 0H${430 + lean}L${390 - lean} 400H${210 - lean}z`, shade);
  },
  (random, { shade }) => {
    const x = random.pick([0, 640]);
    return [150, 270, 390, 510].map((r) => ring(x, 400, r, shade, 44)).join('');
  },
  (random, { shade }) => {
    const y = random.between(200, 250);
    return shape(p`M0 ${y}Q160 ${y - 90} 320 ${y}T640 ${y}V400H0z`, shade);
  },
  (random, { shade }) => {
    const x = random.pick([0, 320]);
    return rect(x, 0, 320, 400, shade);
  },
  (_random, { shade, field }) =>
    [0, 1, 2, 3]
      .map((index) =>
        rect(index * 160, 400 - 90 * (index + 1), 160, 400, mix(field, shade, 0.5 + index * 0.2)),
      )
      .join(''),
  (random, { shade }) => {
    const turn = random.pick([0, 90]);
    return (
      shape('M0 0H220A220 220 0 0 1 0 220z', shade) +
      shape('M640 400H420A220 220 0 0 1 640 180z', shade, turn ? 'opacity=".6"' : '')
    );
  },
  (_random, { shade }) =>
    line(arc(320, 520, 330, 180, 360), shade, 70, '') +
    line(arc(320, 520, 210, 180, 360), shade, 70, ''),
];

/** The mark alone: for a product of which nothing else is known, and where covers are tiny. */
function marked(slug: string): string {
  const { mark } = brandOf(slug);
  return place(320, 200, mark(), 1.26);
}

/** What everything on the cover of a product is drawn from. */
function coverOf({ screen }: PicturedSoftware, slug: string): Cover {
  const { colors, mark } = brandOf(slug);
  const ink = readable(colors.main, colors.field, 6.5);
  return {
    slug,
    screen,
    look: lookOf(slug, isDarkProduct(slug)),
    colors,
    ink,
    quiet: readable(mix(ink, colors.field, 0.18), colors.field, 5.5),
    mark: mark(colors),
  };
}

/** What is on the cover of a product. */
export const pictured = (product: PicturedSoftware, slug: string): Scene =>
  composed(product.layout, coverOf(product, slug));

/** Compositions of windows and cards; in the others, words stand on the field itself. */
const SHEETS: readonly string[] = ['phones', 'ticket'];

/** Light behind what is dark on a dim field: else both would melt into one, the more the smaller they are. */
function lightBehind({ layout }: PicturedSoftware, slug: string): string {
  const { colors } = brandOf(slug);
  const shown = compositionOf(slug, layout);
  const isLit = SHEETS.includes(shown) && isDarkProduct(slug) && !isPale(colors.field);
  return isLit ? glow(350, 330, 400, colors.accent) : '';
}

/** A miniature where the picture is as narrow as a thumbnail, the mark where it is narrower still. */
const SMALL =
  '<style>@media(max-width:199px){#z{display:none}#t{display:inline}}@media(max-width:72px){#t{display:none}#m{display:inline}}</style>';

/** Makes what is on a cover a little smaller: clear of its edges, even where lists cut some of it off. */
const CLEAR = ' transform="translate(19 6)scale(.94)"';

/** What is on a cover by how wide browsers show the picture; all of it where none of them tells. */
function layered(product: PicturedSoftware, slug: string): string {
  const { back = '', front, over = '', isWhole } = pictured(product, slug);
  const at = isWhole ? '' : CLEAR;
  return (
    SMALL +
    `<g id="m" display="none">${marked(slug)}</g>` +
    `<g id="z"${at}>${lightBehind(product, slug)}${back}${front}${over}</g>` +
    `<g id="t" display="none">${miniature(coverOf(product, slug))}</g>`
  );
}

/**
 * Draws the cover of a software product, 640 by 400: what is on its screens, composed in a way that
 * its neighbors in lists do not have, before its duotone field; without screens its mark.
 */
export function softwareCover(slug: string): string {
  const { colors } = brandOf(slug);
  const random = randomFrom(`cover of ${slug}`);
  const setting = random.pick(SETTINGS)(random, colors);
  const product = picturedSoftware(slug);
  return picture(
    640,
    400,
    litGround(640, 400, colors.field) +
      group('opacity=".55"', setting) +
      (product ? layered(product, slug) : marked(slug)),
  );
}
