import type { LayoutName } from '../screens/layouts';
import { columns, ticket, week } from './boards';
import type { Composition } from './cover';
import { bars, dial, figure, plan } from './figures';
import { article, cited, fork, gaps, ticks } from './forms';
import { framed, overlapped, stepped, thread } from './lists';
import { climb, feed, piles, versus, waits } from './ranks';
import { film, letter, page, question, talk, terminal, waveform } from './talks';
import { phone, phones, places, shelf, slip, specimen, swatches } from './things';

const COMPOSITIONS = {
  article,
  bars,
  cited,
  climb,
  columns,
  dial,
  feed,
  figure,
  film,
  fork,
  framed,
  gaps,
  letter,
  overlapped,
  page,
  phone,
  phones,
  piles,
  places,
  plan,
  question,
  shelf,
  slip,
  specimen,
  stepped,
  swatches,
  talk,
  terminal,
  thread,
  ticket,
  ticks,
  versus,
  waits,
  waveform,
  week,
} as const satisfies Record<string, Composition>;

/** The name of one way to compose a cover. */
export type CompositionName = keyof typeof COMPOSITIONS;

/** What suits each kind of screen. */
const BY_LAYOUT: Readonly<Record<LayoutName, CompositionName>> = {
  board: 'figure',
  calendar: 'week',
  chat: 'talk',
  checklist: 'thread',
  code: 'terminal',
  docs: 'page',
  editor: 'letter',
  form: 'question',
  inbox: 'framed',
  invoice: 'slip',
  kanban: 'ticket',
  letter: 'letter',
  map: 'places',
  mobile: 'phones',
  player: 'film',
  portfolio: 'shelf',
  store: 'shelf',
  table: 'stepped',
  timeline: 'plan',
};

/** Products that would look like a neighbor in a list otherwise, or that another composition shows better. */
const CHOSEN: Readonly<Record<string, CompositionName>> = {
  answernest: 'article',
  boardwick: 'columns',
  chartmoss: 'bars',
  clipharbor: 'stepped',
  'cohortly-grove': 'overlapped',
  copperhook: 'versus',
  countwell: 'overlapped',
  dealhearth: 'stepped',
  docsage: 'cited',
  duskplan: 'phone',
  'firstday-kit': 'ticks',
  formwillow: 'fork',
  herdwise: 'bars',
  inboxery: 'waits',
  mentionary: 'piles',
  postgarden: 'feed',
  promptery: 'gaps',
  rankmeadow: 'climb',
  replywright: 'overlapped',
  scopestone: 'figure',
  stackpost: 'framed',
  swatchery: 'swatches',
  transcribbly: 'waveform',
  typeferry: 'specimen',
  warmlane: 'dial',
};

/** The name of what a product of this kind is shown by. */
export const compositionOf = (slug: string, layout: LayoutName): CompositionName =>
  CHOSEN[slug] ?? BY_LAYOUT[layout];

/** Draws a product of this kind in its composition. */
export const composed = (layout: LayoutName, ...[cover]: Parameters<Composition>): string =>
  COMPOSITIONS[compositionOf(cover.slug, layout)](cover);
