import { ProblemError } from '../problem';
import { nameFrom, newcomerPicture } from './newcomers';
import { hashPassword, randomHex } from './passwords';
import { tryPassword } from './passwordTries';
import type { AccountRecord } from '../store/records';
import type { Store } from '../store/store';
import { WELCOME_NOTICES } from './welcomeNotices';

const TOKEN_BYTES = 16;

/** How identifiers are kept and compared. */
export const normalIdentifier = (identifier: string): string => identifier.trim().toLowerCase();

/** The account that signs in with this, if there is one. */
export async function findAccount(
  store: Store,
  identifier: string,
): Promise<AccountRecord | undefined> {
  const { accounts } = await store.open('accounts');
  const wanted = normalIdentifier(identifier);
  return accounts.all().find((account) => account.identifier === wanted);
}

async function createAccount(
  store: Store,
  now: Date,
  account: Omit<AccountRecord, 'id' | 'roles'>,
  name: string,
): Promise<AccountRecord> {
  const { accounts, members, notifications } = await store.open(
    'accounts',
    'members',
    'notifications',
  );
  const id = store.nextId('member');
  members.put({
    id,
    name,
    picture: newcomerPicture(Number(id.replace(/\D/g, ''))),
    memberSince: now.toISOString(),
    dealsBought: 0,
  });
  WELCOME_NOTICES.forEach((notice, index) =>
    notifications.put({
      ...notice,
      id: store.nextId('notification'),
      accountId: id,
      read: false,
      // A second apart, so that they keep their order.
      createdAt: new Date(now.getTime() - index * 1000).toISOString(),
    }),
  );
  return accounts.put({ id, roles: ['buyer', 'student'], ...account });
}

/**
 * The account that these credentials open. An identifier without an account gets one,
 * because signing in is not checked (the specification, section 2); an account that was registered
 * here, or got a new password, asks for its own.
 *
 * @throws ProblemError 401 where the password is not the account's own, 429 after too many of those
 */
export async function accountFor(
  store: Store,
  now: Date,
  identifier: string,
  password: string,
): Promise<AccountRecord> {
  const account = await findAccount(store, identifier);
  if (!account) {
    return createAccount(
      store,
      now,
      { identifier: normalIdentifier(identifier), passwordHash: null },
      nameFrom(identifier),
    );
  }
  if (await tryPassword(store, now, account, password)) return account;
  throw new ProblemError(401, 'invalid-credentials', 'Email and password do not match', {
    keepsChanges: true,
  });
}

/** 409 for an email that has an account; `advice` says what to do, or is empty. */
export function emailTaken(advice: string): ProblemError {
  const title = 'This email address has an account already';
  const detail = `${title}. ${advice}`.trim();
  return new ProblemError(409, 'email-taken', title, {
    errors: [{ pointer: '/email', code: 'taken', detail }],
  });
}

/**
 * Creates an account with a password of its own.
 *
 * @throws ProblemError 409 where the email has an account already
 */
export async function register(
  store: Store,
  now: Date,
  input: { fullName: string; email: string; phone: string; password: string },
): Promise<AccountRecord> {
  if (await findAccount(store, input.email)) throw emailTaken('Sign in instead.');
  return createAccount(
    store,
    now,
    {
      identifier: normalIdentifier(input.email),
      passwordHash: await hashPassword(input.password),
      phone: input.phone,
    },
    input.fullName.trim(),
  );
}

/** Opens a session in place of the one before, and gives its token. */
export async function openSession(
  store: Store,
  accountId: string,
  tokenBefore: string | null,
): Promise<string> {
  const { sessions } = await store.open('sessions');
  if (tokenBefore) sessions.remove(tokenBefore);
  return sessions.put({ id: randomHex(TOKEN_BYTES), accountId }).id;
}

/** Ends a session; without one nothing happens. */
export async function closeSession(store: Store, token: string | null): Promise<void> {
  const { sessions } = await store.open('sessions');
  if (token) sessions.remove(token);
}
