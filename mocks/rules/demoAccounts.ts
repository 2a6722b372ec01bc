import type { components } from '../../src/api/schema.d';
import type { AccountRecord } from '../store/records';

/** What a demonstration says of itself on pages about money. */
export const DEMO_NOTICE = 'This is a demonstration: nothing is ever charged.';

/** What a demonstration says of what is entered. */
export const DEMO_STORAGE_NOTICE = 'What you do in this demo stays in it.';

/** The seeded accounts that everyone may try, in the order to offer them. */
export const DEMO_ACCOUNTS: readonly components['schemas']['DemoAccount'][] = [
  {
    name: 'Maya',
    role: 'a buyer and vendor',
    identifier: 'maya@dealwright.example',
    password: 'demo-password',
  },
  {
    name: 'Viktor',
    role: 'a vendor',
    identifier: 'viktor@dealwright.example',
    password: 'demo-password',
  },
];

/**
 * The demo accounts that the public password still opens: one whose password was replaced here is
 * no longer offered.
 */
export function openDemoAccounts(accounts: readonly AccountRecord[]) {
  return DEMO_ACCOUNTS.filter(({ identifier }) =>
    accounts.some((account) => account.identifier === identifier && account.passwordHash === null),
  );
}
