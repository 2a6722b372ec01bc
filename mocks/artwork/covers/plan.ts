import type { LayoutName } from '../screens/layouts';
import { asked, badge, canvas, clause, fan, slots } from './alone';
import { article } from './articles';
import { ads, decided, log, newsletter } from './askew';
import { week } from './calendars';
import { feed } from './campaigns';
import { figure } from './charts';
import { posted, whole, type Composition, type Scene } from './cover';
import { thread, ticket } from './flows';
import { cutOut, sorted, trial } from './halves';
import { mailbox } from './inboxes';
import { framed } from './lists';
import { letter, page } from './papers';
import { longest, specimen } from './posters';
import { choice, entries, kept, person, tasks } from './rows';
import { accepted, invoice, signature } from './sheets';
import { heaps, lanes, ways, weeks } from './spans';
import { film, scene } from './stills';
import { ledger } from './tables';
import { bubbles, recording } from './talks';
import { terminal } from './terminal';
import { phone, phones, places } from './things';
import { area, columns, dial, ranked, rings } from './wholeCharts';

const COMPOSITIONS = {
  accepted: whole(accepted),
  ads: whole(ads),
  area: whole(area),
  article,
  asked: posted(asked, [40, 100, 560, 270]),
  badge: posted(badge, [54, 104, 500, 272]),
  bubbles: whole(bubbles),
  canvas: whole(canvas),
  choice: whole(choice),
  clause: posted(clause, [40, 100, 560, 300]),
  columns: whole(columns),
  cutOut: whole(cutOut),
  decided: whole(decided),
  dial: whole(dial),
  entries: whole(entries),
  fan: posted(fan, [100, 108, 440, 292]),
  feed,
  figure,
  film: whole(film),
  framed: posted(framed, [102, 116, 430, 180]),
  heaps: whole(heaps),
  invoice: whole(invoice),
  kept: whole(kept),
  lanes: whole(lanes),
  ledger,
  letter,
  log: whole(log),
  longest: whole(longest),
  mailbox,
  newsletter: whole(newsletter),
  page,
  person: whole(person),
  phone: posted(phone, [330, 116, 300, 180]),
  phones: posted(phones, [52, 92, 262, 160]),
  places: whole(places),
  ranked: whole(ranked),
  recording: whole(recording),
  rings: whole(rings),
  scene: whole(scene),
  signature: whole(signature),
  slots: posted(slots, [40, 100, 600, 272]),
  sorted: whole(sorted),
  specimen: whole(specimen),
  tasks: whole(tasks),
  terminal: whole(terminal),
  thread,
  ticket,
  trial: whole(trial),
  ways: whole(ways),
  week,
  weeks: whole(weeks),
} as const satisfies Record<string, Composition>;

/** The name of one way to compose a cover. */
export type CompositionName = keyof typeof COMPOSITIONS;

/** What suits each kind of screen. */
const BY_LAYOUT: Readonly<Record<LayoutName, CompositionName>> = {
  board: 'figure',
  calendar: 'week',
  chat: 'bubbles',
  checklist: 'thread',
  code: 'terminal',
  docs: 'page',
  editor: 'letter',
  form: 'choice',
  inbox: 'framed',
  invoice: 'invoice',
  kanban: 'ticket',
  letter: 'letter',
  map: 'places',
  mobile: 'phones',
  player: 'film',
  portfolio: 'ads',
  store: 'cutOut',
  table: 'ledger',
  timeline: 'weeks',
};

/** Products that would look like a neighbor in a list otherwise, or that another composition shows better. */
const CHOSEN: Readonly<Record<string, CompositionName>> = {
  answernest: 'article',
  boardwick: 'lanes',
  brushbot: 'cutOut',
  chartmoss: 'area',
  clipharbor: 'entries',
  'cohortly-grove': 'rings',
  copperhook: 'trial',
  countwell: 'columns',
  dealhearth: 'kept',
  docsage: 'clause',
  duskplan: 'phone',
  'firstday-kit': 'badge',
  flowknot: 'canvas',
  formwillow: 'ways',
  'handoffly-board': 'decided',
  herdwise: 'ranked',
  'hireling-path': 'person',
  inboxery: 'longest',
  loopdesk: 'bubbles',
  meetwell: 'slots',
  mentionary: 'heaps',
  mockmint: 'scene',
  postgarden: 'feed',
  postmoth: 'newsletter',
  promptery: 'asked',
  quotewren: 'accepted',
  rankmeadow: 'tasks',
  replywright: 'mailbox',
  scopestone: 'sorted',
  signorella: 'signature',
  stackpost: 'log',
  swatchery: 'fan',
  transcribbly: 'recording',
  typeferry: 'specimen',
  warmlane: 'dial',
};

/** The name of what a product of this kind is shown by. */
export const compositionOf = (slug: string, layout: LayoutName): CompositionName =>
  CHOSEN[slug] ?? BY_LAYOUT[layout];

/** Draws a product of this kind in its composition. */
export const composed = (layout: LayoutName, ...[cover]: Parameters<Composition>): Scene =>
  COMPOSITIONS[compositionOf(cover.slug, layout)](cover);
