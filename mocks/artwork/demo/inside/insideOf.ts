import type { DemoSource } from '../demoOf';
import { siteHead } from '../frames/site';
import type { Canvas } from '../frames/types';
import { sheetOf } from '../sheet';
import { rect } from '../../svg';
import { joining } from './joining';
import { product } from './product';
import { project } from './project';
import { story, storyOf } from './story';
import { partOf, pictured, type InsidePage, type Said } from './types';

/** What the page is that a site of a kind leads to, and what it is called. */
const PAGES: Readonly<
  Record<string, { draw: InsidePage; titleOf: (said: Said) => string | undefined }>
> = {
  store: { draw: product, titleOf: (said) => pictured(said)?.items[1]?.title },
  portfolio: {
    draw: project,
    titleOf: (said) => pictured(said)?.items[1]?.title ?? partOf(said, 'hero')?.action ?? '',
  },
  blog: {
    draw: story,
    titleOf: (said) => storyOf(said)?.title ?? 'A recipe',
  },
  landing: { draw: joining, titleOf: (said) => partOf(said, 'form')?.title },
};

/** A page within a site, in its frame: what it is called and what draws it; undefined where it has none. */
export function insideOf({ demo, type }: DemoSource) {
  const page = PAGES[type];
  const title = page?.titleOf(demo);
  if (!page || !title) return undefined;
  const draw = (canvas: Canvas): string => {
    const sheet = sheetOf(demo.colors, demo.look, canvas.height);
    const { svg, top } = siteHead(
      sheet,
      { brand: demo.brand, mark: demo.mark, navigation: demo.menu, type },
      canvas.width,
    );
    const area = { x: 32, top, width: canvas.width - 64, bottom: canvas.height };
    return (
      rect(0, 0, canvas.width, canvas.height, demo.colors.background) +
      page.draw(sheet, demo, area) +
      svg
    );
  };
  return { title: `${title}, a page of its own`, draw };
}
