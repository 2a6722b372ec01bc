import type { ThumbnailBlock } from '../blockTypes';
import type { Sheet } from '../sheet';

/** Where a page of a site has room below its menu. */
export interface Area {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  /** The lower edge of the picture. */
  readonly bottom: number;
}

/** What a site says on its first page. */
export interface Said {
  readonly brand: string;
  readonly menu: readonly string[];
  /** What one may choose of a thing, the first chosen. */
  readonly choices?: readonly string[];
  readonly blocks: readonly ThumbnailBlock[];
}

/** A page that the menu of a site leads to, drawn from what its first page says. */
export type InsidePage = (sheet: Sheet, said: Said, area: Area) => string;

/** The first part of a kind. */
export const partOf = ({ blocks }: Said, ...kinds: readonly string[]): ThumbnailBlock | undefined =>
  kinds.map((kind) => blocks.find((block) => block.kind === kind)).find(Boolean);

/** Pieces with pictures: those with prices first. */
export function pictured({ blocks }: Said) {
  const shown = blocks
    .map((block) => ({ block, items: block.items.filter((item) => item.picture) }))
    .filter(({ items }) => items.length > 0);
  return shown.find(({ items }) => /^[$€£]/.test(items[0]?.text ?? '')) ?? shown[0];
}
