import type { components } from '../../../../src/api/schema.d';
import type {
  DemoBlockRecord as DemoBlock,
  DemoItemRecord as DemoItem,
} from '../../../store/records/templateRecords';
import type { DemoLookCopy } from './themes';

type Schemas = components['schemas'];

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
  /**
   * `mark` is the data of a filled path, 16 wide about 0 0; left out where the name stands alone.
   * `choices` are what a store lets one choose of a thing, the first chosen; else the sizes in its table.
   */
  demo: DemoLookCopy & {
    brand: string;
    mark?: string;
    menu: string[];
    choices?: string[];
    blocks: DemoBlock[];
  };
}

/**
 * Reads a piece, `Its title | its text @picture`: the picture is the name of a drawing of
 * `mocks/artwork/demo`.
 */
export function itemOf(line: string): DemoItem {
  const [words = '', picture = null] = line.split(' @');
  const [title = '', ...rest] = words.split(' | ');
  return { title, text: rest.join(' | '), picture };
}

/**
 * Writes the parts of a demo of one kind: `cards('Heading', 'Lines below it', ['Card | Its text'])`.
 * What its button says and its picture come last.
 */
const blocksOf =
  (kind: DemoBlock['kind']) =>
  (
    title: string,
    text = '',
    items: string[] = [],
    action: string | null = null,
    picture: string | null = null,
  ): DemoBlock => ({ kind, title, text, action, picture, items: items.map(itemOf) });

export const hero = (
  title: string,
  text: string,
  action: string | null,
  picture?: string,
): DemoBlock => blocksOf('hero')(title, text, [], action, picture);
export const cards = blocksOf('cards');
export const stats = blocksOf('stats');
/** The text of each piece is its figure: `chart('Orders by day', '', ['Mon | 182'])`. */
export const chart = blocksOf('chart');
export const table = blocksOf('table');
export const article = (title: string, text: string, picture?: string): DemoBlock =>
  blocksOf('article')(title, text, [], null, picture);
export const gallery = blocksOf('gallery');
export const quote = (title: string, text: string): DemoBlock => blocksOf('quote')(title, text);
export const form = blocksOf('form');
/** The first row names the columns: `Entry | Day | Amount | Balance`. */
export const entries = blocksOf('entries');
/** The first row names the days: `Who | Mon 13 | Tue 14`; shifts are `6–14`, days without one `off`. */
export const week = blocksOf('week');
/** Each with its last figure, and all of them: `Search | 1,904 | 820 960 1904`. */
export const trends = blocksOf('trends');
