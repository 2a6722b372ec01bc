import type { LayoutName } from '../screens/layouts';
import { asked, badge, canvas, clause, fan, slots } from './alone';
import { article } from './articles';
import { slip, quote } from './bills';
import { columns, promises } from './boards';
import { plan, week } from './calendars';
import { ads, feed, versus } from './campaigns';
import { bars, chart, dial, figure, waits } from './charts';
import { posted, type Composition, type Scene } from './cover';
import { thread, ticket } from './flows';
import { fork, question } from './forms';
import { batch, scenes } from './images';
import { mailbox, piles, queue } from './inboxes';
import { framed, overlapped, palette } from './lists';
import { letter, page, sign } from './papers';
import { climb, ledger } from './tables';
import { terminal } from './terminal';
import { phone, phones, places, specimen } from './things';
import { film, talk, waveform } from './voices';

const COMPOSITIONS = {
  ads,
  article,
  asked: posted(asked, [40, 100, 560, 270]),
  badge: posted(badge, [54, 104, 500, 272]),
  bars,
  batch,
  canvas: posted(canvas, [40, 98, 560, 280]),
  chart,
  clause: posted(clause, [40, 100, 560, 300]),
  climb,
  columns,
  dial,
  fan: posted(fan, [100, 108, 440, 292]),
  feed,
  figure,
  film,
  fork,
  framed: posted(framed, [102, 116, 430, 180]),
  ledger,
  letter,
  mailbox,
  overlapped,
  page,
  palette,
  phone: posted(phone, [330, 116, 300, 180]),
  phones: posted(phones, [52, 92, 262, 160]),
  piles,
  places: posted(places, [106, 110, 392, 240]),
  plan,
  promises,
  question,
  queue,
  quote,
  scenes,
  sign,
  slip,
  slots: posted(slots, [40, 100, 600, 272]),
  specimen,
  talk,
  terminal,
  thread,
  ticket,
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
  portfolio: 'ads',
  store: 'batch',
  table: 'ledger',
  timeline: 'plan',
};

/** Products that would look like a neighbor in a list otherwise, or that another composition shows better. */
const CHOSEN: Readonly<Record<string, CompositionName>> = {
  answernest: 'article',
  boardwick: 'columns',
  chartmoss: 'chart',
  clipharbor: 'palette',
  'cohortly-grove': 'overlapped',
  copperhook: 'versus',
  countwell: 'overlapped',
  dealhearth: 'promises',
  docsage: 'clause',
  duskplan: 'phone',
  'firstday-kit': 'badge',
  flowknot: 'canvas',
  formwillow: 'fork',
  herdwise: 'bars',
  inboxery: 'waits',
  loopdesk: 'queue',
  meetwell: 'slots',
  mentionary: 'piles',
  mockmint: 'scenes',
  postgarden: 'feed',
  postmoth: 'letter',
  promptery: 'asked',
  quotewren: 'quote',
  rankmeadow: 'climb',
  replywright: 'mailbox',
  signorella: 'sign',
  stackpost: 'framed',
  swatchery: 'fan',
  transcribbly: 'waveform',
  typeferry: 'specimen',
  warmlane: 'dial',
};

/** The name of what a product of this kind is shown by. */
export const compositionOf = (slug: string, layout: LayoutName): CompositionName =>
  CHOSEN[slug] ?? BY_LAYOUT[layout];

/** Draws a product of this kind in its composition. */
export const composed = (layout: LayoutName, ...[cover]: Parameters<Composition>): Scene =>
  COMPOSITIONS[compositionOf(cover.slug, layout)](cover);
