import { arrangementOf, screensOf, type DemoArrangement } from '../../../src/lib/demoArrangement';
import type { ScreenCopy } from '../../seed/copy/templates/inside/parts';
import type { ThumbnailBlock } from './blockTypes';
import { demoOf, type DemoSource } from './demoOf';
import type { Flow } from './flow';
import { frames } from './frames';
import { handheld, SCREEN_END } from './frames/phone';
import type { Canvas, Framed } from './frames/types';
import { insideOf } from './inside/insideOf';
import { place } from '../svg';
import { sheetOf } from './sheet';

/** The thumbnail, and a page of the gallery: what phones are shown of it, and the whole of it. */
export const SMALL: Canvas = { width: 640, height: 480 };
export const LARGE: Canvas = { width: 880, height: 660 };
/** Free below the last part of a page. */
const MARGIN = 24;
/** How much of its height a page fills with whole parts: a large one, one of running text, a small one. */
const FILLED = 0.86;
const FILLED_READ = 0.82;
const FILLED_SMALL = 0.86;
/** Where a page would be cut, the pictures of its galleries are as much higher or lower as these shares. */
const TALL = [1, 1.15, 1.3, 0.88, 0.78, 0.66, 0.56];
/** In which sizes a page is drawn until it ends between parts: larger letters first. */
const SIZES = [1, 1.05, 1.1, 1.15, 1.2, 0.96, 1.25, 0.92, 0.88, 0.84];
/** Where the rest of a page ends above that, it begins with the part before. */
const LITTLE = 0.5;
/** The end of a letter is shown from nearer, as letters are narrow. */
const LETTER: Canvas = { width: 760, height: 570 };

const canvasOfRest = (source: DemoSource): Canvas =>
  arrangementFor(source).frame === 'mail' ? LETTER : LARGE;

/** What the page is called that a shop, a blog or a portfolio leads to. */
const INSIDE: Record<string, string> = { store: 'Product', blog: 'Article', portfolio: 'Project' };

/** Letters and manuals, which have room between their parts. */
const isRead = (source: DemoSource) => ['mail', 'docs'].includes(arrangementFor(source).frame);

/** A picture of a gallery: the part or screen that it tells of, and what draws it. */
export interface GalleryView {
  readonly title: string;
  /** What it is called in a word or two, where its title is a line of its text. */
  readonly short?: string;
  readonly draw: (canvas: Canvas) => string;
}

export const arrangementFor = ({ type, demo }: DemoSource): DemoArrangement => {
  const hero = demo.blocks.find(({ kind }) => kind === 'hero');
  return arrangementOf(type, demo.look.opening, Boolean(hero?.picture));
};

const framed = (
  { demo, type }: DemoSource,
  blocks: readonly ThumbnailBlock[],
  more: Pick<Framed, 'screen' | 'beside'> = {},
): Framed => ({
  brand: demo.brand,
  mark: demo.mark,
  navigation: demo.menu,
  opening: demo.blocks.find(({ kind }) => kind === 'hero'),
  blocks,
  type,
  ...more,
});

function drawFrom(source: DemoSource, from: number, canvas: Canvas, floor: number, tall = 1): Flow {
  const { demo } = source;
  const arrangement = arrangementFor(source);
  return frames[arrangement.frame](
    { ...sheetOf(demo.colors, demo.look, floor), tall },
    framed(source, demo.blocks.slice(from)),
    arrangement,
    canvas,
  );
}

/**
 * A page that ends between parts, close to its lower edge: in its own size, else in that of larger or
 * smaller letters. What ends there in no size ends as low as it can; no part is cut or fades out.
 *
 * @param draw draws it on a canvas, its galleries in this share of their height
 */
function fitted(
  canvas: Canvas,
  filled: number,
  talls: readonly number[],
  draw: (canvas: Canvas, tall: number) => Flow & { isAll: boolean },
): Flow {
  let best: Flow | undefined;
  for (const size of SIZES) {
    for (const tall of talls) {
      const drawn = draw({ width: canvas.width / size, height: canvas.height / size }, tall);
      const svg = size === 1 ? drawn.svg : place(0, 0, drawn.svg, size);
      const page: Flow = { ...drawn, svg, end: drawn.end * size };
      const fills =
        page.end > canvas.height * filled && (size === 1 || drawn.isCut || drawn.whole > 1);
      if (drawn.isAll || fills) return page;
      if (!best || (page.end > best.end + 8 && page.end < canvas.height)) best = page;
    }
  }
  if (!best) throw new Error('A page has no size.');
  return best;
}

/** The parts of a demo from one on that end above the lower edge. */
function drawPage(source: DemoSource, from: number, canvas: Canvas): Flow {
  const { blocks } = source.demo;
  const filled = canvas === SMALL ? FILLED_SMALL : isRead(source) ? FILLED_READ : FILLED;
  const hasGallery = blocks.some(({ kind }, at) => kind === 'gallery' && at >= from);
  return fitted(canvas, filled, hasGallery ? TALL : [1], (sized, tall) => {
    const drawn = drawFrom(source, from, sized, sized.height - MARGIN, tall);
    return { ...drawn, isAll: from + drawn.whole >= blocks.length };
  });
}

/** What a menu leads to; on phones with the screen beside it. */
function drawScreen(
  source: DemoSource,
  screen: ScreenCopy,
  canvas: Canvas,
  beside?: ScreenCopy,
): string {
  const { demo } = source;
  const arrangement = arrangementFor(source);
  const { frame } = arrangement;
  const drawOn = (sized: Canvas, floor: number) =>
    frames[frame](
      sheetOf(demo.colors, demo.look, floor),
      framed(source, screen.blocks, { screen, beside }),
      arrangement,
      sized,
    );
  if (frame === 'phone') return drawOn(canvas, Infinity).svg;
  // Beside a menu there is room for each screen of an app, below one only for smaller letters.
  const isHigh = frame !== 'docs' && arrangement.menu === 'side';
  if (isHigh) return drawOn(canvas, canvas.height - MARGIN).svg;
  return fitted(canvas, FILLED_SMALL, [1], (sized) => {
    const drawn = drawOn(sized, sized.height - MARGIN);
    return { ...drawn, end: drawn.end > sized.height - MARGIN / 2 ? 0 : drawn.end, isAll: false };
  }).svg;
}

/** What is made for wide windows, on two phones. */
export function drawHandheld(source: DemoSource): string {
  const { demo } = source;
  return handheld(
    sheetOf(demo.colors, demo.look, SCREEN_END),
    framed(source, demo.blocks),
    {
      ...arrangementFor(source),
      frame: 'phone',
      hero: demo.blocks[0]?.picture ? 'center' : 'words',
    },
    SMALL,
  ).svg;
}

const known = new Map<string, readonly GalleryView[]>();

/**
 * The pictures of a template's gallery, without the one on phones: its beginning, what follows, and
 * where its menu leads.
 */
export function viewsOf(slug: string): readonly GalleryView[] {
  const views = known.get(slug) ?? viewsFrom(demoOf(slug));
  known.set(slug, views);
  return views;
}

const titleOf = (block: ThumbnailBlock | undefined) => block?.title || (block?.text ?? '');

function viewsFrom(source: DemoSource): readonly GalleryView[] {
  const { demo, screens } = source;
  const { frame } = arrangementFor(source);
  const pageFrom = (from: number): GalleryView => ({
    title: titleOf(demo.blocks[from]),
    draw: (canvas) => drawPage(source, from, canvas).svg,
  });
  const letterFrom = (from: number): GalleryView => ({
    ...pageFrom(from),
    draw: ({ width }) => place(0, 0, drawPage(source, from, LETTER).svg, width / LETTER.width),
  });
  if (frame === 'phone') {
    const first = {
      ...pageFrom(0),
      short: demo.menu[0],
      draw: () => drawFrom(source, 0, SMALL, Infinity).svg,
    };
    const pairs = screens.filter((_, index) => index % 2 === 0);
    return [
      first,
      ...pairs.map((screen, index) => {
        const beside = screens[index * 2 + 1];
        return {
          title: [screen, beside]
            .map((each) => each?.blocks[0]?.title || each?.tab)
            .join('” and “'),
          short: [screen.tab, beside?.tab].filter(Boolean).join(', '),
          draw: () => drawScreen(source, screen, SMALL, beside),
        };
      }),
    ];
  }
  const first = pageFrom(0);
  if (screens.length > 0) {
    return [
      { ...first, short: demo.menu[0] },
      ...screens.map((screen) => ({
        title: screen.title ?? screen.tab,
        short: screen.tab,
        draw: (canvas: Canvas) => drawScreen(source, screen, canvas),
      })),
    ];
  }
  const next = followingFrom(source);
  const inside = insideOf(source);
  return [
    frame === 'mail' ? first : { ...first, short: 'Home' },
    ...(next < demo.blocks.length ? [frame === 'mail' ? letterFrom(next) : pageFrom(next)] : []),
    ...(inside ? [{ ...inside, short: INSIDE[source.type] }] : []),
  ];
}

/**
 * The part with which the second page begins: the first that the one before does not show whole, or one
 * above where the rest would leave much of the page to its end.
 */
function followingFrom(source: DemoSource): number {
  const count = source.demo.blocks.length;
  let from = Math.min(count, Math.max(1, drawPage(source, 0, LARGE).whole));
  const rest = (start: number) => drawPage(source, start, canvasOfRest(source));
  const isWhole = (start: number) => start + rest(start).whole >= count;
  while (
    from > 1 &&
    from < count &&
    isWhole(from - 1) &&
    rest(from).end < canvasOfRest(source).height * LITTLE
  ) {
    from -= 1;
  }
  return from;
}

/**
 * The picture with which a template is listed, 640 by 480: its first view. An app shows its first
 * screen beside one that a tab leads to, so that the gallery does not begin with the same picture.
 */
export function drawCover(slug: string): string {
  const source = demoOf(slug);
  const beside = source.screens.find(({ isOnCover }) => isOnCover);
  if (!beside) return viewsOf(slug)[0]?.draw(SMALL) ?? '';
  const { menu, blocks } = source.demo;
  const [first] = screensOf(blocks, arrangementFor(source));
  return drawScreen(source, { tab: menu[0] ?? '', blocks: first }, SMALL, beside);
}

/** Whether a template has a picture on phones beside the others: one that is no app for them. */
export const isShownOnPhones = (slug: string): boolean =>
  arrangementFor(demoOf(slug)).frame !== 'phone';
