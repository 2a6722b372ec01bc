import type { components } from '../../../../src/api/schema.d';

type Schemas = components['schemas'];
type DemoBlock = Schemas['DemoBlock'];

/** What is written by hand about one template; the builder turns it into records. */
export interface TemplateCopy {
  title: string;
  /** Id of one of the authors in templateAuthors.ts. */
  author: string;
  tool: Schemas['TemplateTool'];
  /** Whole US dollars; `was` before the discount. */
  price: number;
  was?: number;
  /** Days since it won its award; left out without one. */
  award?: number;
  /** Days since it was first released here. */
  age: number;
  /** For how many months questions are answered. */
  months: number;
  about: string[];
  includes: string[];
  works: string[];
  /** The newest first, as `number @ days ago | change | change`. */
  versions: string[];
  demo: { brand: string; menu: string[]; blocks: DemoBlock[] };
}

function itemOf(text: string): Schemas['DemoItem'] {
  const [title = '', ...rest] = text.split(' | ');
  return { title, text: rest.join(' | ') };
}

/**
 * Writes the parts of a demo of one kind: `cards('Heading', 'Lines below it', ['Card | Its text'])`.
 * What its button says comes last.
 */
const blocksOf =
  (kind: DemoBlock['kind']) =>
  (title: string, text = '', items: string[] = [], action: string | null = null): DemoBlock => ({
    kind,
    title,
    text,
    action,
    items: items.map(itemOf),
  });

export const hero = (title: string, text: string, action: string | null): DemoBlock =>
  blocksOf('hero')(title, text, [], action);
export const cards = blocksOf('cards');
export const stats = blocksOf('stats');
export const table = blocksOf('table');
export const article = blocksOf('article');
export const gallery = blocksOf('gallery');
export const quote = (title: string, text: string): DemoBlock => blocksOf('quote')(title, text);
export const form = blocksOf('form');
