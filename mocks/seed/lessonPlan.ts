/** How many lessons each part of a course gets, so that they add up to the number that it states. */

/** A part of a course: the fewest lessons that make sense of it, and how many there are to choose from. */
export interface Part {
  least: number;
  most: number;
}

export type PartName =
  'opening' | 'first' | 'second' | 'third' | 'field' | 'tools' | 'further' | 'project' | 'closing';

/** Who gets a further lesson, round and round until there are enough. */
const TURNS: readonly PartName[] = [
  'first',
  'field',
  'second',
  'project',
  'third',
  'field',
  'tools',
  'field',
  'opening',
];

/**
 * Shares the lessons of a course out among its parts. The part `further` gets only what the others
 * have no room for.
 *
 * @throws Error where the parts cannot hold so many lessons, or so few
 */
export function shareOut(
  lessons: number,
  parts: Readonly<Record<PartName, Part>>,
): Record<PartName, number> {
  const shares = Object.fromEntries(
    Object.entries(parts).map(([name, { least }]) => [name, least]),
  ) as Record<PartName, number>;
  let left = lessons - Object.values(shares).reduce((sum, share) => sum + share, 0);
  if (left < 0) throw new Error(`A course of ${lessons} lessons is too short`);
  const isOpen = (name: PartName) => shares[name] < parts[name].most;
  while (left > 0) {
    const open = TURNS.filter(isOpen);
    const turns: readonly PartName[] = open.length > 0 ? open : ['further'];
    if (!turns.some(isOpen)) throw new Error(`A course of ${lessons} lessons is too long`);
    for (const name of turns) {
      if (left === 0 || !isOpen(name)) continue;
      shares[name] += 1;
      left -= 1;
    }
  }
  return shares;
}

/** Minutes of lessons that add up to the hours of their course, in proportion to their weights. */
export function minutesOf(hours: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let given = 0;
  let weighed = 0;
  return weights.map((weight) => {
    weighed += weight;
    const until = Math.round((hours * 60 * weighed) / total);
    const minutes = until - given;
    given = until;
    return minutes;
  });
}
