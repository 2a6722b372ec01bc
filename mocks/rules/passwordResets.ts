import { notFound, validationFailed } from '../problem';
import { findAccount } from './accounts';
import { hashPassword, randomHex } from './passwords';
import type { PasswordResetRecord } from '../store/records/sessionRecords';
import type { Store } from '../store/store';

const LIFETIME_MS = 30 * 60 * 1000;
/** How many wrong codes end a request; a six-digit code can't be guessed in that many. */
const MAX_WRONG_CODES = 5;
const ID_BYTES = 16;

function sixDigits(): string {
  const number = crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000;
  return String(number).padStart(6, '0');
}

/** Files a request for a new password; looks the same whether or not the email address is known. */
export async function requestPasswordReset(
  store: Store,
  now: Date,
  email: string,
): Promise<PasswordResetRecord> {
  const account = await findAccount(store, email);
  const { passwordResets } = await store.open('passwordResets');
  return passwordResets.put({
    id: `reset-${randomHex(ID_BYTES)}`,
    accountId: account?.id ?? null,
    code: sixDigits(),
    expiresAt: new Date(now.getTime() + LIFETIME_MS).toISOString(),
  });
}

/** The code counts as tried, so what was changed stays although the request is refused. */
const refusedCode = (code: string, detail: string) =>
  validationFailed([{ pointer: '/code', code, detail }], true);

/**
 * Sets the new password and ends the account's sessions. A request for an unknown email address ends
 * the same way, so that nobody can find out who has an account.
 *
 * @throws ProblemError 404 where the request is unknown or was used, 422 where the code is wrong,
 *   older than 30 minutes, or was wrong five times
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
  const wrongCodes = reset.wrongCodes ?? 0;
  if (Date.parse(reset.expiresAt) <= now.getTime()) {
    throw refusedCode('expired', 'Is older than 30 minutes. Ask for a new one.');
  }
  if (wrongCodes >= MAX_WRONG_CODES) {
    throw refusedCode('exhausted', 'Was wrong too often. Ask for a new one.');
  }
  if (code !== reset.code) {
    passwordResets.put({ ...reset, wrongCodes: wrongCodes + 1 });
    throw refusedCode('mismatch', 'Is not the code that we sent.');
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
