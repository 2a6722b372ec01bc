import type { ListingTextRecord } from '../store/records';
import type { CourseCopy, ListingFacts, SoftwareCopy } from './copy/types';
import { cycled } from './wording';

type Plan = ListingTextRecord['plans'][number];

/** What the second and the third plan cost as a multiple of the first. */
const STEPS = [1, 1.8, 3] as const;

const BASICS = ['All core features', 'Support by mail and chat'] as const;
/** A dearer plan has all of a cheaper one in its words, so that a table of both shows no gap. */
const SOFTWARE_EXTRAS = [
  BASICS,
  [...BASICS, 'Priority support', 'Roles and permissions'],
  [...BASICS, 'Priority support', 'Roles and permissions', 'A personal start-up call'],
] as const;

/** Plans of a piece of software: one license tier for each limit, or yearly plans. */
export function softwarePlans(copy: SoftwareCopy): Plan[] {
  const names = copy.annual
    ? ['Solo', 'Team', 'Company']
    : ['License Tier 1', 'License Tier 2', 'License Tier 3'];
  return copy.limits.map((limit, index) =>
    plan(copy, cycled(names, index), index, [limit, ...cycled(SOFTWARE_EXTRAS, index)]),
  );
}

/** Plans of a course: alone; from twelve hours up also with a mentor; and for a team. */
export function coursePlans(copy: CourseCopy): Plan[] {
  const access = copy.annual ? 'Twelve months of access' : 'Access without an end date';
  const content = [
    `${copy.lessons} lessons, about ${copy.hours} hours`,
    'Slides with a text version',
    access,
    'Comments on your exercises',
    'Certificate',
  ];
  const plans = [plan(copy, 'Self-paced', 0, content)];
  if (copy.hours >= 8) {
    plans.push(
      plan(copy, 'With a mentor', 1, [
        ...content,
        'Answers within two working days',
        'Four private calls of thirty minutes',
      ]),
    );
  }
  if (copy.hours >= 5) {
    plans.push(
      plan(copy, 'Team of five', 2, ['5 personal seats', ...content, 'A room for your team']),
    );
  }
  return plans;
}

function plan(copy: ListingFacts, title: string, step: number, features: readonly string[]): Plan {
  return {
    id: title.toLowerCase().replaceAll(' ', '-'),
    title,
    details: copy.annual ? 'Paid once for a year' : 'One-time purchase of',
    price: stepped(copy.price, step),
    oldPrice: copy.was === null ? null : stepped(copy.was, step),
    features: [...features],
  };
}

/** The price of a step in minor units; beyond the first one it ends in 9 dollars. */
function stepped(dollars: number, step: number): number {
  if (step === 0) return dollars * 100;
  return (Math.ceil((dollars * cycled(STEPS, step)) / 10) * 10 - 1) * 100;
}
