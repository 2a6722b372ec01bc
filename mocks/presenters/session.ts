import type { components } from '../../src/api/schema.d';
import { DEMO_NOTICE, DEMO_STORAGE_NOTICE, openDemoAccounts } from '../rules/demoAccounts';
import type { AccountRecord } from '../store/records';
import type { Store } from '../store/store';
import { presentUser } from './member';

/** The session of an account, or of a visitor where it is null. */
export async function presentSession(
  store: Store,
  account: AccountRecord | null,
  pictureUrl: (picture: string) => string,
): Promise<components['schemas']['Session']> {
  const { accounts } = await store.open('accounts');
  const demo = {
    notice: DEMO_NOTICE,
    storageNotice: DEMO_STORAGE_NOTICE,
    accounts: openDemoAccounts(accounts.all()),
  };
  if (!account) return { user: null, demo };
  const { members } = await store.open('members');
  return { user: presentUser(account, members, pictureUrl), demo };
}
