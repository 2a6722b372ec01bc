import { notFound, ProblemError, validationFailed } from '../problem';
import { findAccount, normalIdentifier } from './accounts';
import { sendMail } from './mails';
import { hashPassword, randomHex } from './passwords';
import type { PasswordResetRecord } from '../store/records/sessionRecords';
import type { Store } from '../store/store';

const LIFETIME_MS = 30 * 60 * 1000;
/** How many wrong codes end a request; a six-digit code can't be guessed in that many. */
const MAX_WRONG_CODES = 5;
const ID_BYTES = 16;
/** How many codes an email can be sent within the hour. */
const MAX_REQUESTS = 5;
const HOUR_MS = 60 * 60 * 1000;

function sixDigits(): string {
  const number = crypto.getRandomValues(new Uint32Array(1))[0]! % 1_000_000;
  return String(number).padStart(6, '0');
}

/**
 * Lets an email be sent only so many codes an hour. It counts by email, not by account, so that the
 * refusal does not reveal who has an account.
 *
 * @throws ProblemError 429 until the oldest of them is an hour old
 */
function refuseTooMany(resets: readonly PasswordResetRecord[], email: string, now: Date): void {
  const hourAgo = now.getTime() - HOUR_MS;
  const times = resets
    .filter((reset) => reset.email === email)
    .map(({ expiresAt }) => Date.parse(expiresAt) - LIFETIME_MS)
    .filter((time) => time > hourAgo);
  if (times.length < MAX_REQUESTS) return;
  const seconds = Math.ceil((Math.min(...times) - hourAgo) / 1000);
  throw new ProblemError(429, 'too-many-requests', 'Too many codes were requested', {
    detail: `Try again in ${Math.ceil(seconds / 60)} minutes.`,
    headers: { 'retry-after': seconds },
  });
}

/**
 * Files a request for a new password; looks the same whether or not the email is known.
 *
 * @throws ProblemError 429 after five requests for the same email within an hour
 */
export async function requestPasswordReset(
  store: Store,
  now: Date,
  email: string,
): Promise<PasswordResetRecord> {
  const account = await findAccount(store, email);
  const { passwordResets } = await store.open('passwordResets');
  const identifier = normalIdentifier(email);
  refuseTooMany(passwordResets.all(), identifier, now);
  const code = sixDigits();
  if (account) {
    await sendMail(store, now, {
      to: identifier,
      subject: 'Your code for a new password',
      text: `Your code is ${code}. It works once and for 30 minutes. If you did not ask for it, nothing changes.`,
    });
  }
  return passwordResets.put({
    id: `reset-${randomHex(ID_BYTES)}`,
    accountId: account?.id ?? null,
    email: identifier,
    code,
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
