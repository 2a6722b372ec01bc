import { ProblemError } from '../problem';
import { nameFrom, newcomerPicture } from './newcomers';
import { hashPassword, passwordFits, randomHex } from './passwords';
import type { AccountRecord } from '../store/records';
import type { Store } from '../store/store';
import { WELCOME_NOTICES } from './welcomeNotices';

const TOKEN_BYTES = 16;
/** How many wrong passwords an account takes before every further try has to wait. */
const MAX_WRONG_PASSWORDS = 5;
const PAUSE_SECONDS = 60;

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
 * The account that these credentials open. An identifier that nobody has yet gets an account,
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
  const { accounts } = await store.open('accounts');
  const account = await findAccount(store, identifier);
  if (!account) {
    return createAccount(
      store,
      now,
      { identifier: normalIdentifier(identifier), passwordHash: null },
      nameFrom(identifier),
    );
  }
  refuseHaste(account, now);
  if (await passwordFits(password, account.passwordHash)) {
    return account.wrongPasswords
      ? accounts.put({ ...account, wrongPasswords: undefined })
      : account;
  }
  const count = (account.wrongPasswords?.count ?? 0) + 1;
  accounts.put({ ...account, wrongPasswords: { count, lastAt: now.toISOString() } });
  throw new ProblemError(401, 'invalid-credentials', 'Email and password do not match', {
    keepsChanges: true,
  });
}

/**
 * Creates an account with a password of its own.
 *
 * @throws ProblemError 409 where the address has an account already
 */
export async function register(
  store: Store,
  now: Date,
  input: { fullName: string; email: string; phone: string; password: string },
): Promise<AccountRecord> {
  if (await findAccount(store, input.email)) {
    const title = 'This email address has an account already';
    throw new ProblemError(409, 'email-taken', title, {
      errors: [{ pointer: '/email', code: 'taken', detail: `${title}. Sign in instead.` }],
    });
  }
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
