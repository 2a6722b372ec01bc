/** How the result of a course is drawn where its cover is a thumbnail: one large thing of it. */
import type { RESULTS } from '../courseResults';
import { chart, funnel, grid, plans, trend } from './miniatures/figures';
import { checks, letter, page, raised, slips, turned } from './miniatures/pages';
import { frame, pairs, phone, picked, set, slide } from './miniatures/pictures';
import type { Small } from './miniatures/pieces';
import { day, gaps, heat, matrix, seats, spans } from './miniatures/scales';
import { branches, code, flow, form, network, search, tree } from './miniatures/screens';
import { ladder, notes, post, prompt, talk } from './miniatures/talks';

/** The thumbnail of every result, by the name of the result. */
export const MINIATURES: {
  readonly [Name in keyof typeof RESULTS]: Small<(typeof RESULTS)[Name]>;
} = {
  branches,
  chart,
  checks,
  code,
  day,
  flow,
  form,
  frame,
  funnel,
  gaps,
  grid,
  heat,
  ladder,
  letter,
  matrix,
  network,
  notes,
  page,
  pairs,
  phone,
  picked,
  plans,
  post,
  prompt,
  raised,
  search,
  seats,
  set,
  slide,
  slips,
  spans,
  talk,
  tree,
  trend,
  turned,
};
