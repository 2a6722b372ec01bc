/** Which miniature shows which product. */
import type { Cover } from '../covers/cover';
import * as charts from './charts';
import * as gauges from './gauges';
import * as papers from './papers';
import type { Miniature } from './pieces';
import * as plans from './plans';
import * as things from './things';
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
  mockmint: things.scene,
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
  transcribbly: voices.transcript,
  typeferry: things.specimen,
  warmlane: gauges.dial,
};

/** Draws a product as it is shown where its cover is as small as a thumbnail. */
export const miniature = (cover: Cover): string => (MINIATURES[cover.slug] ?? charts.trend)(cover);
