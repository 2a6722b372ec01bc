import { notFound, validationFailed } from '../problem';
import { findAccount } from './accounts';
import { hashPassword } from './passwords';
import type { PasswordResetRecord } from '../store/records';
import type { Store } from '../store/store';

const LIFETIME_MS = 30 * 60 * 1000;

function sixDigits(): string {
  const number = crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000;
  return String(number).padStart(6, '0');
}

/** Takes down a request for a new password; looks the same whether or not the address is known. */
export async function requestPasswordReset(
  store: Store,
  now: Date,
  email: string,
): Promise<PasswordResetRecord> {
  const account = await findAccount(store, email);
  const { passwordResets } = await store.open('passwordResets');
  return passwordResets.put({
    id: store.nextId('reset'),
    accountId: account?.id ?? null,
    code: sixDigits(),
    expiresAt: new Date(now.getTime() + LIFETIME_MS).toISOString(),
  });
}

const refusedCode = (code: string, detail: string) =>
  validationFailed([{ pointer: '/code', code, detail }]);

/**
 * Sets the new password and ends the account's sessions. A request for an unknown address ends the
 * same way, so that nobody can find out who has an account.
 *
 * @throws ProblemError 404 where the request is unknown or was used, 422 where the code is wrong or
 *   older than 30 minutes
 */
export async function completePasswordReset(
  store: Store,
  now: Date,
  id: string,
  { code, password }: { code: string; password: string },
): Promise<void> {
  const { passwordResets, accounts, sessions } = await store.open(
    'passwordResets',
    'accounts',
    'sessions',
  );
  const reset = passwordResets.get(id);
  if (!reset) throw notFound('request for a new password');
  if (code !== reset.code) {
    throw refusedCode('mismatch', 'Is not the code that we sent.');
  }
  if (Date.parse(reset.expiresAt) <= now.getTime()) {
    throw refusedCode('expired', 'Is older than 30 minutes. Ask for a new one.');
  }
  const passwordHash = await hashPassword(password);
  passwordResets.remove(id);
  const account = reset.accountId === null ? undefined : accounts.get(reset.accountId);
  if (!account) return;
  accounts.put({ ...account, passwordHash });
  for (const session of sessions.all()) {
    if (session.accountId === account.id) sessions.remove(session.id);
  }
}
