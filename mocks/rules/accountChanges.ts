import type { RequestBody } from '../contract/types';
import type { AccountRecord } from '../store/records';
import type { Store } from '../store/store';
import { emailTaken, findAccount, normalIdentifier } from './accounts';
import { sendMail } from './mails';
import { confirmPassword } from './passwordTries';
import { hashPassword } from './passwords';
import { keepProfile } from './profiles';

/** Makes codes for a new password useless that were asked for before. */
async function forgetResets(store: Store, accountId: string): Promise<void> {
  const { passwordResets } = await store.open('passwordResets');
  for (const reset of passwordResets.all())
    if (reset.accountId === accountId) passwordResets.remove(reset.id);
}

/**
 * Gives an account another email to sign in with, and tells the one before.
 *
 * @throws ProblemError 409 where another account has it, 422 where the password is wrong, 429 after
 *   too many wrong ones
 */
export async function changeEmail(
  store: Store,
  now: Date,
  account: AccountRecord,
  { email, password }: RequestBody<'changeEmail'>,
): Promise<AccountRecord> {
  await confirmPassword(store, now, account, password, '/password');
  const identifier = normalIdentifier(email);
  if (identifier === account.identifier) return account;
  if (await findAccount(store, identifier)) throw emailTaken('');
  const { accounts } = await store.open('accounts');
  const changed = accounts.put({ ...accounts.get(account.id)!, identifier });
  await forgetResets(store, account.id);
  await keepProfile(store, account.id);
  await sendMail(store, now, {
    to: account.identifier,
    subject: 'Your email was changed',
    text: `From now on you sign in with ${identifier}. If that was not you, contact support.`,
  });
  return changed;
}

/**
 * Gives an account a new password and ends its other sessions.
 *
 * @param sessionToken the session that goes on
 * @throws ProblemError 422 where the current password is wrong, 429 after too many wrong ones
 */
export async function changePassword(
  store: Store,
  now: Date,
  account: AccountRecord,
  { currentPassword, password }: RequestBody<'changePassword'>,
  sessionToken: string | null,
): Promise<void> {
  await confirmPassword(store, now, account, currentPassword, '/currentPassword');
  const { accounts, sessions } = await store.open('accounts', 'sessions');
  const passwordHash = await hashPassword(password);
  accounts.put({ ...accounts.get(account.id)!, passwordHash });
  await forgetResets(store, account.id);
  for (const { id, accountId } of sessions.all())
    if (accountId === account.id && id !== sessionToken) sessions.remove(id);
}
