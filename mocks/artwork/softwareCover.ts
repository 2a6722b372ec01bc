import { picturedSoftware, type PicturedSoftware } from '../seed/picturedSoftware';
import type { Box, Detail, Scene } from './covers/cover';
import { cutWords, inClass, wordsIn } from './covers/cutWords';
import { composed, compositionOf } from './covers/plan';
import { asText } from './lettering/setting';
import { glow, litGround } from './light';
import { brandOf } from './marks';
import { isPale, mix, type Duotone } from './palette';
import { randomFrom, type Random } from './random';
import { inScreenFont } from './screens/frames';
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

/** What is on the cover of a product. */
export function pictured({ screen, layout }: PicturedSoftware, slug: string): Scene {
  const { colors, mark } = brandOf(slug);
  const ink = readable(colors.main, colors.field, 6.5);
  return composed(layout, {
    slug,
    screen,
    look: lookOf(slug, isDarkProduct(slug)),
    colors,
    ink,
    quiet: readable(mix(ink, colors.field, 0.18), colors.field, 5.5),
    mark: mark(colors),
  });
}

type Point = readonly [x: number, y: number];

/** Compositions of windows and cards; in the others, words stand on the field itself. */
const SHEETS: readonly string[] = ['overlapped', 'phones', 'terminal', 'ticket', 'sign'];

/** Light behind what is dark on a dim field: else both would melt into one, the more the smaller they are. */
function lightBehind({ layout }: PicturedSoftware, slug: string): string {
  const { colors } = brandOf(slug);
  const shown = compositionOf(slug, layout);
  const isLit =
    SHEETS.includes(shown) &&
    (isDarkProduct(slug) || shown === 'terminal') &&
    !isPale(colors.field);
  return isLit ? `<g id="v">${glow(350, 330, 400, colors.accent)}</g>` : '';
}

/** Moves a part of a picture, scaled, so that `at` of it comes to a place. */
const moved = (id: string, scale: number, [fromX, fromY]: Point, [toX, toY]: Point) =>
  `#${id}{transform:translate(${Math.round(toX - fromX * scale)}px,${Math.round(toY - fromY * scale)}px)scale(${scale})}`;

const scaleTo = ([, , width, height]: Box, [wide, high]: Point) =>
  Math.round(Math.min(wide / width, high / height) * 100) / 100;

/** The room of a part that fills its picture, and of words that keep apart from its edges. */
const WHOLE: Point = [600, 350];
const APART: Point = [520, 280];

/** The one part that can be read in the rows of lists on a phone, without setting and shadows. */
function asDetail({ box, isBehind = false, ground, without }: Detail): string {
  const [x, y, width, height] = box;
  const [shown, other] = isBehind ? ['y', 'z'] : ['z', 'y'];
  const room = ground && !isBehind ? APART : WHOLE;
  const at = moved(shown, scaleTo(box, room), [x + width / 2, y + height / 2], [320, 200]);
  const hidden = ['#v', '#x', `#${other}`, ...(without ? [without] : [])];
  // What is filled as the picture is neither casts a shadow on it nor has an edge.
  const filled = ground
    ? `[opacity=".2"],[opacity=".55"]{display:none}svg>rect${isBehind ? ',#y [rx="14"]' : ''}{fill:${ground}}#z rect{stroke:none}`
    : '';
  return `@media(min-width:89.1px) and (max-width:139px){${hidden.join()}${filled ? `,${filled}` : '{display:none}'}${at}}`;
}

/** The room that what lies behind has in a thumbnail. */
const BEHIND: Point = [592, 352];

/**
 * Where what lies behind begins: whole windows stand apart from the edges of the picture; those without their
 * menu or their bar come out of them, or a strip of what is left out would be seen.
 */
const startOf = ([left, top]: Box): Point => [left > 64 ? 0 : 24, top > 64 ? 0 : 24];

/** How large the front is in a thumbnail before what lies behind, and in which lower corner. */
const frontOf = (focus: Box) => ({
  scale: scaleTo(focus, [450, 190]),
  isRight: focus[0] + focus[2] / 2 > 320,
});

/**
 * What a thumbnail shows of a cover: what is in front, as large as there is room for, alone or in a
 * corner before a part of what lies behind; the mark where the picture is smaller still. Browsers tell it
 * by how wide they show the picture.
 */
function asThumbnail({ focus, behind, detail }: Scene, hasCut: boolean): string {
  const [x, y, width, height] = focus;
  // Where words would be dots, the mark.
  const most = detail ? 89 : 139;
  const tiny =
    (detail ? asDetail(detail) : '') +
    `@media(max-width:${most}px){#v,#x,#y,#z{display:none}#m{display:inline}}`;
  if (!behind) {
    const middle: Point = [x + width / 2, y + height / 2];
    const shown = moved('z', scaleTo(focus, [580, 350]), middle, [320, 200]);
    return `<style>@media(max-width:199px){#x,#y{display:none}${shown}}${tiny}</style>`;
  }
  const { scale, isRight } = frontOf(focus);
  const front = moved('z', scale, [isRight ? x + width : x, y + height], [isRight ? 616 : 24, 376]);
  const [left, top] = behind;
  const back = moved('y', scaleTo(behind, BEHIND), [left, top], startOf(behind));
  const hidden = hasCut ? '#x,.k' : '#x';
  return `<style>@media(max-width:199px){${hidden}{display:none}${back}${front}}${tiny}</style>`;
}

/** Which words of what lies behind its front would cut where a cover is a thumbnail. */
function cutIn({ back, behind, focus }: Scene): number[] {
  if (!back || !behind) return [];
  const factor = scaleTo(behind, BEHIND);
  const [left, top] = behind;
  const [x, y] = startOf(behind);
  const words = wordsIn(back).map((ends) => ({
    left: x + (ends.left - left) * factor,
    right: x + (ends.right - left) * factor,
    top: y + (ends.top - top) * factor,
    bottom: y + (ends.bottom - top) * factor,
  }));
  const { scale, isRight } = frontOf(focus);
  const [, , width, height] = focus;
  const start = isRight ? 616 - width * scale : 24;
  const card = {
    left: start,
    right: start + width * scale,
    top: 376 - height * scale,
    bottom: 376,
  };
  return cutWords(words, card, { left: 0, top: 0, right: 640, bottom: 400 });
}

function layered(draw: () => Scene, slug: string): string {
  const scene = draw();
  const cut = cutIn(asText(draw));
  return (
    asThumbnail(scene, cut.length > 0) +
    `<g id="m" display="none">${marked(slug)}</g>` +
    (scene.back ? `<g id="y">${inClass(scene.back, 'k', cut)}</g>` : '') +
    `<g id="z">${scene.front}</g>` +
    (scene.over ? `<g id="x">${scene.over}</g>` : '')
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
      (product ? lightBehind(product, slug) : '') +
      (product ? inScreenFont(layered(() => pictured(product, slug), slug)) : marked(slug)),
  );
}
