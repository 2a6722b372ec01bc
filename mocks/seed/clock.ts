/**
 * The moment at which the seed is written, RFC 3339 in UTC. Every seeded time lies on one side of
 * it on purpose: what happened lies before, what a deal promises lies after. The running mock
 * shifts all times by whole days, so that this day becomes today.
 */
export const SEED_NOW = '2023-03-09T12:00:00.000Z';

export const DAY_MS = 86_400_000;
export const HOUR_MS = 3_600_000;

const now = Date.parse(SEED_NOW);

/** The RFC 3339 time this many milliseconds before `SEED_NOW`, to the second. */
export function before(milliseconds: number): string {
  return toSecond(now - milliseconds);
}

/** The last minute of the day this many days after `SEED_NOW`: when a deal closes. */
export function closeOfDay(days: number): string {
  return `${toSecond(now + days * DAY_MS).slice(0, 10)}T23:59:00Z`;
}

/** Milliseconds from the given RFC 3339 time to `SEED_NOW`; negative for a time after it. */
export function age(iso: string): number {
  return now - Date.parse(iso);
}

function toSecond(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`;
}
