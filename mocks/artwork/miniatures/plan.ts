/** Which miniature shows which product. */
import type { Cover } from '../covers/cover';
import * as charts from './charts';
import * as gauges from './gauges';
import * as papers from './papers';
import { onField, type Miniature } from './pieces';
import * as plans from './plans';
import * as things from './things';
import * as unlisted from './unlisted';
import * as voices from './voices';
import * as writing from './writing';

const MINIATURES: Readonly<Record<string, Miniature>> = {
  adpantry: things.ads,
  answernest: writing.steps,
  apitude: papers.requests,
  boardwick: plans.limit,
  brushbot: things.cut,
  bugbarn: papers.difference,
  callbrook: voices.recording,
  chartmoss: charts.trend,
  chatpebble: voices.bubbles,
  clipharbor: papers.clips,
  'cohortly-grove': charts.cohorts,
  copperhook: things.versus,
  countwell: charts.columns,
  dealhearth: gauges.kept,
  docsage: writing.clause,
  duskplan: gauges.day,
  'firstday-kit': gauges.ticks,
  flowknot: papers.flow,
  formwillow: papers.field,
  ganttry: plans.plan,
  'handoffly-board': papers.decided,
  herdwise: charts.ranked,
  'hireling-path': papers.person,
  inboxery: charts.waits,
  invoicefinch: papers.receipt,
  leadlantern: things.pin,
  leavebird: plans.month,
  ledgerleaf: gauges.phone,
  loopdesk: voices.tickets,
  meetwell: plans.booked,
  mentionary: voices.said,
  minuteloom: unlisted.promises,
  mockmint: things.scene,
  'postbox-zero': unlisted.lastLetters,
  postgarden: plans.posts,
  postmoth: writing.letter,
  promptery: writing.blank,
  quotewren: papers.quote,
  rankmeadow: charts.climb,
  'reelsmith-studio': voices.film,
  replywright: writing.reply,
  'returnly-kind': writing.choices,
  runwayfinder: charts.runway,
  schemaloom: gauges.gauge,
  scopestone: papers.extras,
  signorella: papers.signed,
  splitpenny: gauges.share,
  stackpost: papers.deployed,
  swatchery: things.swatches,
  tidewatch: unlisted.movedPrice,
  transcribbly: voices.transcript,
  typeferry: things.specimen,
  warmlane: gauges.dial,
};

/** Those that need no sheet: a figure, bars, a signature stand on the field itself, and larger. */
const ON_FIELD: readonly string[] = [
  'chartmoss',
  'clipharbor',
  'cohortly-grove',
  'countwell',
  'dealhearth',
  'formwillow',
  'ganttry',
  'herdwise',
  'hireling-path',
  'inboxery',
  'leadlantern',
  'leavebird',
  'loopdesk',
  'postmoth',
  'quotewren',
  'rankmeadow',
  'returnly-kind',
  'schemaloom',
  'scopestone',
  'transcribbly',
  'typeferry',
  'warmlane',
];

/** Draws a product as it is shown where its cover is as small as a thumbnail. */
export const miniature = (cover: Cover): string =>
  (MINIATURES[cover.slug] ?? charts.trend)(ON_FIELD.includes(cover.slug) ? onField(cover) : cover);
