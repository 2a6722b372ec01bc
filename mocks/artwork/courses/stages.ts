/** The ways in which covers of courses are laid out: what is made in them is before, in or on something. */
import { BAR, brightOn, playerBar } from '../lessons/playerBar';
import { mix } from '../palette';
import { randomFrom } from '../random';
import { circle, line, p, place, rect, shape } from '../svg';
import { greeked, ground, type Desk } from './desk';

/** What the cover of one course is laid out from. */
export interface Staged {
  readonly slug: string;
  readonly desk: Desk;
  /** Draws what is made in the course, on 640 by 400. */
  readonly made: (desk: Desk) => string;
}

type Stage = (staged: Staged) => string;

/** How much smaller the result is on a page of a workbook. */
const ON_PAGE = 0.93;
/** How much smaller above the bar of a player. */
const ON_SLIDE = 0.86;
/** How much larger where it is alone. */
const LARGER = 1.04;

const scaled = (x: number, y: number, made: string, scale: number) =>
  place(x - 320 * scale, y - 240 * scale, made, scale);

/** On the desk of the teacher. */
const desk: Stage = (staged) =>
  ground(randomFrom(`desk of course ${staged.slug}`), staged.desk.colors) +
  staged.made(staged.desk);

/** Room at the sides of a cover, which narrow rows cut a little. */
const SAFE = 60;

/** A slide of a lesson as it opens in its player. */
const lesson: Stage = ({ desk: on, made }) =>
  circle(320, 212, 216, on.colors.shade) +
  scaled(320, 206, made({ ...on, sheets: 'level' }), ON_SLIDE) +
  playerBar([0, 340, 640, 60], brightOn(on, BAR), 24, SAFE);

/** On a page of a workbook with a spiral, dog-eared where cards have their heart. */
const workbook: Stage = ({ desk: on, made }) => {
  const rings = Array.from({ length: 9 }, (_, at) => p`M88 ${56 + at * 40}h34`).join('');
  return (
    rect(-20, 30, 122, 400, mix(on.paper, on.ink, 0.16), 14) +
    greeked(2, 70, [72, 60, 74, 48], on.soft, 30) +
    rect(-8, 214, 78, 84, on.colors.accent, 6) +
    shape('M122 30H544L630 96V430H108V44a14 14 0 0 1 14-14z', on.paper) +
    shape('M544 30V84a12 12 0 0 0 12 12h74z', mix(on.paper, on.ink, 0.16)) +
    line(rings, on.ink, 9) +
    scaled(374, 222, made({ ...on, sheets: 'printed' }), ON_PAGE)
  );
};

/** Where the halves of a split cover meet. */
export const HALF = 290;

/** What was before on the left, and what it is after the course on the right. */
const split: Stage = ({ desk: on, made }) =>
  rect(0, 0, HALF, 400, mix(on.paper, on.ink, 0.2)) +
  made(on) +
  circle(HALF, 322, 34, on.ink) +
  line('M275 322h28m-12-12l12 12l-12 12', '#FFFFFF', 7);

/** Alone, level and large, before one round shape. */
const poster: Stage = ({ desk: on, made }) =>
  circle(320, 236, 250, on.colors.shade) +
  place(320 - 320 * LARGER, 234 - 240 * LARGER, made({ ...on, sheets: 'level' }), LARGER);

const STAGES = { desk, lesson, workbook, poster, split } as const;

/** The name of one way to lay out a cover. */
export type StageName = keyof typeof STAGES;

const OF: Readonly<Partial<Record<StageName, readonly string[]>>> = {
  lesson: [
    'help-center',
    'linkedin-writing',
    'dashboard-stories',
    'python-backend',
    'designing-forms',
    'employment-law',
    'enterprise-sales',
    'search-advertising',
  ],
  workbook: [
    'startup-modeling',
    'brand-illustration',
    'freelance-negotiation',
    'ai-for-managers',
    'testing-web-apps',
    'people-analytics',
    'project-basics',
    'personal-finance',
  ],
  poster: [
    'pipeline-management',
    'deep-work',
    'sql-questions',
    'spreadsheets',
    'first-ten-hires',
    'api-design',
    'presentation-design',
    'accessible-design',
    'technical-content',
    'site-scheduling',
    'language-models',
    'support-operations',
    'remote-leadership',
  ],
  split: ['email-copywriting', 'modern-typescript', 'agile-coaching'],
};

/** How the cover of a course is laid out: otherwise than those beside it where all are listed. */
export const stageOf = (slug: string): StageName =>
  (Object.keys(STAGES) as StageName[]).find((name) => OF[name]?.includes(slug)) ?? 'desk';

/** Draws the cover of a course in its layout. */
export const staged = (of: Staged): string => STAGES[stageOf(of.slug)](of);
