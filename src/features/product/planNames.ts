import type { Plan } from '../../api/resources/listings';

/** The name of a plan in two parts: what it shares with the others, and what tells it from them. */
export interface PlanName {
  readonly shared: string;
  readonly own: string;
}

/**
 * The names of plans for where they stand side by side: `License Tier 1` and `License Tier 2` are told
 * apart as `Tier 1` and `Tier 2`. The last shared word stays, as a number alone says nothing.
 */
export function planNames(plans: readonly Pick<Plan, 'title'>[]): PlanName[] {
  const all = plans.map(({ title }) => title.split(' '));
  const [first = []] = all;
  const shortest = Math.min(first.length, ...all.map(({ length }) => length));
  let same = 0;
  while (same < shortest && all.every((words) => words[same] === first[same])) same += 1;
  const cut = plans.length > 1 ? Math.max(0, same - 1) : 0;
  return all.map((words) => ({
    shared: words.slice(0, cut).join(' '),
    own: words.slice(cut).join(' '),
  }));
}
