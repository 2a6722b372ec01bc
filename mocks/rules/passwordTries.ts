import { ProblemError, validationFailed } from '../problem';
import type { AccountRecord } from '../store/records';
import type { Store } from '../store/store';
import { passwordFits } from './passwords';

/** How many wrong passwords an account takes before every further try has to wait. */
const MAX_WRONG_PASSWORDS = 5;
const PAUSE_SECONDS = 60;

/**
 * Slows down guessing: after five wrong passwords, one try a minute.
 *
 * @throws ProblemError 429 where it is too early for another try
 */
function refuseHaste({ wrongPasswords }: AccountRecord, now: Date): void {
  if (!wrongPasswords || wrongPasswords.count < MAX_WRONG_PASSWORDS) return;
  const passed = (now.getTime() - Date.parse(wrongPasswords.lastAt)) / 1000;
  const seconds = Math.ceil(PAUSE_SECONDS - passed);
  if (seconds <= 0) return;
  throw new ProblemError(429, 'too-many-requests', 'Too many wrong passwords', {
    detail: `Too many wrong passwords. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
    headers: { 'retry-after': seconds },
  });
}

/**
 * Whether the password is the account's own; a wrong one is counted. An account without one of its own
 * takes any.
 *
 * @throws ProblemError 429 after too many wrong ones
 */
export async function tryPassword(
  store: Store,
  now: Date,
  account: AccountRecord,
  password: string,
): Promise<boolean> {
  const { accounts } = await store.open('accounts');
  refuseHaste(account, now);
  const fits = await passwordFits(password, account.passwordHash);
  const { wrongPasswords, ...rest } = account;
  if (!fits) {
    const count = (wrongPasswords?.count ?? 0) + 1;
    accounts.put({ ...rest, wrongPasswords: { count, lastAt: now.toISOString() } });
  } else if (wrongPasswords) accounts.put(rest);
  return fits;
}

/**
 * Asks for the password of who is signed in already.
 *
 * @param pointer the field of the request that holds it
 * @throws ProblemError 422 where it is wrong, 429 after too many wrong ones
 */
export async function confirmPassword(
  store: Store,
  now: Date,
  account: AccountRecord,
  password: string,
  pointer: '/password' | '/currentPassword',
): Promise<void> {
  if (await tryPassword(store, now, account, password)) return;
  const detail = 'This is not your password.';
  throw validationFailed([{ pointer, code: 'mismatch', detail }], true);
}
