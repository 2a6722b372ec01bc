/** Where the menu of a demo stands and what is around it. */
export type DemoFrame = 'site' | 'rail' | 'docs' | 'mail' | 'phone';

/** How a demo of one kind is put together. */
export interface DemoArrangement {
  readonly frame: DemoFrame;
  /**
   * The first part: words beside a picture, above one, over one, in a panel beside one, beside the
   * picture of a leading story, or words alone.
   */
  readonly hero: 'split' | 'center' | 'cover' | 'panel' | 'lead' | 'words';
  /** True where the picture stands before the words. */
  readonly flipped: boolean;
  /** What its cards are: boxes with words, goods with prices, posts, or rows of a list. */
  readonly cards: 'boxes' | 'goods' | 'posts' | 'rows';
  /** True for pictures of different sizes in a gallery. */
  readonly mosaic: boolean;
  /** Where the menu of an app for work stands: at its side, or above it. */
  readonly menu: 'side' | 'top';
}

type Opening = 'left' | 'right' | 'center' | 'cover';

interface TypeArrangement {
  frame: DemoFrame;
  cards: DemoArrangement['cards'];
  /** What words beside a picture become. */
  beside: 'split' | 'panel' | 'lead';
}

const SITE = { frame: 'site', cards: 'boxes', beside: 'split' } as const;

const TYPES: Readonly<Record<string, TypeArrangement>> = {
  landing: SITE,
  store: { frame: 'site', cards: 'goods', beside: 'panel' },
  blog: { frame: 'site', cards: 'posts', beside: 'lead' },
  portfolio: SITE,
  dashboard: { ...SITE, frame: 'rail' },
  docs: { ...SITE, frame: 'docs' },
  email: { ...SITE, frame: 'mail', cards: 'rows' },
  mobile: { ...SITE, frame: 'phone', cards: 'rows' },
};

/**
 * How the demo of a template is put together. Both the live demo and the thumbnail are made by it,
 * so that the one is the other at another size.
 *
 * @param type what the template is for; an unknown one is put together as a plain site
 * @param opening where the words of its hero stand
 * @param hasPicture whether its hero has a picture
 */
export function arrangementOf(
  type: string,
  opening: Opening,
  hasPicture: boolean,
): DemoArrangement {
  const { frame, cards, beside } = TYPES[type] ?? SITE;
  const base = {
    frame,
    cards,
    flipped: opening === 'right',
    mosaic: type === 'portfolio',
    menu: frame === 'rail' && opening === 'center' ? ('top' as const) : ('side' as const),
  };
  if (!hasPicture) return { ...base, hero: 'words' };
  if (frame !== 'site') return { ...base, hero: 'center' };
  return { ...base, hero: opening === 'cover' || opening === 'center' ? opening : beside };
}

/** The parts of an app in rows: a chart shares its row with the part that follows. */
export function rowsOf<Block extends { kind: string }>(blocks: readonly Block[]): Block[][] {
  const rows: Block[][] = [];
  for (const block of blocks) {
    const last = rows.at(-1);
    if (last?.length === 1 && last[0]?.kind === 'chart') last.push(block);
    else rows.push([block]);
  }
  return rows;
}

/**
 * The parts of an app on its two phones. A hero fills the first one where it has a picture, and
 * leaves room for another part where it has none.
 */
export function screensOf<Block>(
  blocks: readonly Block[],
  { hero }: DemoArrangement,
): [Block[], Block[]] {
  const first = hero === 'words' ? 2 : 1;
  return [blocks.slice(0, first), blocks.slice(first)];
}

/** How many columns the pieces of a part take in a wide frame of the kind. */
export function columnsOf(kind: string, count: number, frame: DemoFrame): number {
  if (frame === 'phone') return kind === 'gallery' ? 2 : 1;
  if (frame === 'docs' && count === 4) return 2;
  if (kind !== 'cards' && kind !== 'gallery') return Math.max(1, Math.min(4, count));
  return count === 4 || count > 6 ? 4 : Math.min(3, Math.max(1, count));
}

/** The price that a text begins with, and the rest of it: `$11.50 for 250 g`. */
export function priceIn(text: string): { price: string; rest: string } {
  const [, price = '', rest = text] = /^([$€£]\S*?\d),?(?:\s+(.*))?$/.exec(text) ?? [];
  return { price, rest: price ? rest.replace(text, '') : text };
}
