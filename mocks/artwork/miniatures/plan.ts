/** Which miniature shows which product. */
import type { Cover } from '../covers/cover';
import * as charts from './charts';
import * as papers from './papers';
import type { Miniature } from './pieces';
import * as plans from './plans';
import * as things from './things';
import * as words from './words';

const MINIATURES: Readonly<Record<string, Miniature>> = {
  adpantry: things.ads,
  answernest: words.steps,
  apitude: papers.requests,
  boardwick: plans.limit,
  brushbot: things.cut,
  bugbarn: papers.difference,
  callbrook: words.recording,
  chartmoss: charts.trend,
  chatpebble: words.bubbles,
  clipharbor: papers.clips,
  'cohortly-grove': charts.cohorts,
  copperhook: things.versus,
  countwell: charts.columns,
  dealhearth: charts.kept,
  docsage: words.clause,
  duskplan: charts.day,
  'firstday-kit': charts.ticks,
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
  ledgerleaf: charts.phone,
  loopdesk: words.tickets,
  meetwell: plans.booked,
  mentionary: words.said,
  mockmint: things.scene,
  postgarden: plans.posts,
  postmoth: words.letter,
  promptery: words.blank,
  quotewren: papers.quote,
  rankmeadow: charts.climb,
  'reelsmith-studio': words.film,
  replywright: words.reply,
  'returnly-kind': words.choices,
  runwayfinder: charts.runway,
  schemaloom: charts.gauge,
  scopestone: papers.extras,
  signorella: papers.signed,
  splitpenny: charts.share,
  stackpost: papers.deployed,
  swatchery: things.swatches,
  transcribbly: words.transcript,
  typeferry: things.specimen,
  warmlane: charts.dial,
};

/** Draws a product as it is shown where its cover is as small as a thumbnail. */
export const miniature = (cover: Cover): string => (MINIATURES[cover.slug] ?? charts.trend)(cover);
