import type { AccountRecord, MemberRecord } from '../store/records';
import { memberNames, onlyTalking } from './copy/people';
import { before, DAY_MS } from './clock';
import { fakerFor } from './random';
import { slugOf } from './wording';

/** The two accounts that a demonstration offers to everyone; any password is accepted. */
export const accounts: readonly AccountRecord[] = [
  {
    id: 'member-maya',
    identifier: 'maya@dealwright.example',
    roles: ['buyer', 'student', 'vendor'],
    passwordHash: null,
  },
  {
    id: 'member-viktor',
    identifier: 'viktor@dealwright.example',
    roles: ['buyer', 'vendor'],
    passwordHash: null,
  },
];

const accountNames = new Map([
  ['Maya Lindqvist', 'member-maya'],
  ['Viktor Amsel', 'member-viktor'],
]);

/** Buyers joined before the first listing was made: no review is older than its author's account. */
const YOUNGEST_DAYS = 440;
const ELDEST_DAYS = 2200;

/** The id of the member with this name. */
export function memberIdOf(name: string): string {
  return accountNames.get(name) ?? `member-${slugOf(name)}`;
}

/**
 * Buyers, the two demonstration accounts and everyone else who is named.
 *
 * @param vendorNames founders and instructors who answer questions and reviews, or talk
 * @param buyers the ids of those who are known to have bought something, once for each deal: the
 *   demonstration accounts no others, everyone else perhaps more
 */
export function buildMembers(
  vendorNames: readonly string[],
  buyers: readonly string[] = [],
): MemberRecord[] {
  const faker = fakerFor('members');
  const names = new Set([...accountNames.keys(), ...memberNames, ...vendorNames]);
  return [...names].map((name) => {
    const id = memberIdOf(name);
    const days = faker.number.int({ min: YOUNGEST_DAYS, max: ELDEST_DAYS });
    const deals = Math.round(2 + faker.number.float() ** 2 * 60);
    const known = buyers.filter((buyer) => buyer === id).length;
    const told = onlyTalking[name];
    return {
      id,
      name,
      picture: `avatar/${slugOf(name)}`,
      memberSince: before((told?.joinedDaysAgo ?? days) * DAY_MS),
      dealsBought: accountNames.has(name) ? known : (told?.dealsBought ?? Math.max(deals, known)),
    };
  });
}
