import { arrangementOf, type DemoArrangement } from '../../../src/lib/demoArrangement';
import { place } from '../svg';
import { demoOf, type DemoSource } from './demoOf';
import type { Flow } from './flow';
import { endingBetweenSentences } from './endings';
import { frames } from './frames';
import { bare } from './frames/bare';
import type { Canvas, FrameDrawing } from './frames/types';
import { handheld, SCREEN_END, TABS_TOP } from './frames/phone';
import { sheetOf } from './sheet';

/** The thumbnail, and a page of the gallery: what phones are shown of it, and the whole of it. */
export const SMALL: Canvas = { width: 640, height: 480 };
export const LARGE: Canvas = { width: 880, height: 660 };
/** What is shown once more, from near; drawn to the size of one of the others. */
const CLOSE: Canvas = { width: 480, height: 360 };
/** Free below the last part of a page. */
const MARGIN = 24;
/** How much of its height a page fills with whole parts. */
const FILLED = 0.86;
/** The same of parts from near, which stand in the middle of their picture. */
const FILLED_NEAR = 0.7;
/** What is worth a picture from near, be it with the beginning of the next part. */
const WORTH_A_DETAIL = 0.45;
/** The same of the beginning of a page, which else is shown from nearer. */
const FILLED_GLIMPSE = 0.65;
/** The same of what phones are shown: on it a free strip looks as if something had not loaded. */
const FILLED_SMALL = 0.9;
/** A gallery has no more pages than this beside the one with phones. */
const MOST_PAGES = 3;
/** So many parts that no page has shown are worth a third one. */
const WORTH_A_PAGE = 2;

export const arrangementFor = ({ type, demo }: DemoSource): DemoArrangement => {
  const hero = demo.blocks.find(({ kind }) => kind === 'hero');
  return arrangementOf(type, demo.look.opening, Boolean(hero?.picture));
};

/** Small pictures of what is further down a page have no room to repeat what frames it. */
const isFromNear = (source: DemoSource, from: number, canvas: Canvas): boolean =>
  from > 0 && canvas !== LARGE && arrangementFor(source).frame !== 'phone';

/** The parts of a demo from one on, those at the lower edge fading out. */
export function drawFading(source: DemoSource, from: number, canvas: Canvas): string {
  const { svg } = drawFrom(source, from, canvas, Infinity);
  return endingBetweenSentences(svg, canvas.height);
}

function drawFrom(source: DemoSource, from: number, canvas: Canvas, floor: number): Flow {
  const { demo, type } = source;
  const arrangement = arrangementFor(source);
  const draw = isFromNear(source, from, canvas) ? bare : frames[arrangement.frame];
  return draw(
    sheetOf(demo.colors, demo.look, floor),
    {
      brand: demo.brand,
      mark: demo.mark,
      navigation: demo.menu,
      blocks: demo.blocks.slice(from),
      type,
    },
    arrangement,
    canvas,
  );
}

/**
 * The parts of a demo from one on that end above the lower edge; where these would leave much of the
 * picture empty, the next one begins on it, too.
 */
export function drawPage(source: DemoSource, from: number, canvas: Canvas): Flow {
  const isApp = arrangementFor(source).frame === 'phone';
  const page = drawFrom(source, from, canvas, isApp ? TABS_TOP : canvas.height - MARGIN);
  const isLast = from + page.whole >= source.demo.blocks.length;
  const small = isFromNear(source, from, canvas) ? FILLED_NEAR : FILLED_SMALL;
  const filled = canvas === LARGE ? FILLED : small;
  return isApp || isLast || page.end > canvas.height * filled
    ? page
    : { ...page, svg: drawFading(source, from, canvas) };
}

/** What a detail shows, in the size of {@link SMALL}. */
export const drawDetail = (source: DemoSource, from: number): string =>
  place(0, 0, drawPage(source, from, CLOSE).svg, SMALL.width / CLOSE.width);

/** The beginning of a page in the size of {@link SMALL}: where few parts are on it, from near. */
export function drawGlimpse(source: DemoSource, from: number): string {
  const { svg, end } = drawPage(source, from, SMALL);
  const isFull = from === 0 || end > SMALL.height * FILLED_GLIMPSE;
  return isFull ? svg : drawDetail(source, from);
}

/** What is made for wide windows, on two phones. */
export function drawHandheld(source: DemoSource): string {
  const { demo, type } = source;
  const draw: FrameDrawing = handheld;
  return draw(
    sheetOf(demo.colors, demo.look, SCREEN_END),
    { brand: demo.brand, mark: demo.mark, navigation: demo.menu, blocks: demo.blocks, type },
    {
      ...arrangementFor(source),
      frame: 'phone',
      hero: demo.blocks[0]?.picture ? 'center' : 'words',
    },
    SMALL,
  ).svg;
}

/** With that many pictures a gallery has enough, the one of phones among them. */
const ENOUGH = 4;

const known = new Map<string, readonly number[]>();
const knownDetails = new Map<string, readonly number[]>();

/** The part of its demo with which each page of a template's gallery begins. */
export function pagesOf(slug: string): readonly number[] {
  const pages = known.get(slug) ?? startsOf(demoOf(slug));
  known.set(slug, pages);
  return pages;
}

function startsOf(source: DemoSource): readonly number[] {
  const count = source.demo.blocks.length;
  const endsIt = (from: number) => from + drawPage(source, from, LARGE).whole >= count;
  const starts = [0];
  while (starts.length < MOST_PAGES && !endsIt(starts.at(-1) ?? 0)) {
    const before = starts.at(-1) ?? 0;
    let from = before + Math.max(1, drawPage(source, before, LARGE).whole);
    if (from >= count || (starts.length > 1 && count - from < WORTH_A_PAGE)) break;
    // The last page is filled from above.
    while (from - 1 > before && endsIt(from - 1)) from -= 1;
    starts.push(from);
  }
  return starts;
}

/** The parts from which a gallery shows its template once more, larger: those that begin no page. */
export function detailsOf(slug: string): readonly number[] {
  const details = knownDetails.get(slug) ?? detailsFrom(slug);
  knownDetails.set(slug, details);
  return details;
}

function detailsFrom(slug: string): readonly number[] {
  // On phones, parts begin where a screen does.
  if (!isShownOnPhones(slug)) return [];
  const source = demoOf(slug);
  const pages = pagesOf(slug);
  const isFull = (from: number) => {
    const { end } = drawPage(source, from, CLOSE);
    return end > CLOSE.height * WORTH_A_DETAIL && end < CLOSE.height;
  };
  // Least to be seen is on a form.
  const isForm = (from: number) => Number(source.demo.blocks[from]?.kind === 'form');
  return source.demo.blocks
    .flatMap((_, from) => (pages.includes(from) || !isFull(from) ? [] : from))
    .toSorted((one, other) => isForm(one) - isForm(other))
    .slice(0, Math.max(0, ENOUGH - 1 - pages.length));
}

/** Whether a template has a picture on phones beside the pages: one that is no app for them. */
export const isShownOnPhones = (slug: string): boolean =>
  arrangementFor(demoOf(slug)).frame !== 'phone';
