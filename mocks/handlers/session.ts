import { presentSession } from '../presenters/session';
import { accountFor, closeSession, openSession, register } from '../rules/accounts';
import { completePasswordReset, requestPasswordReset } from '../rules/passwordResets';
import type { AccountRecord } from '../store/records';
import type { Call, Handlers } from './handler';

/** Opens a session for the account and answers what it looks like. */
async function signedIn(
  {
    store,
    sessionToken,
    pictureUrl,
    urlOf,
  }: Pick<Call<'getSession'>, 'store' | 'sessionToken' | 'pictureUrl' | 'urlOf'>,
  account: AccountRecord,
) {
  const token = await openSession(store, account.id, sessionToken);
  return {
    status: 201 as const,
    headers: { Location: urlOf('getSession', {}) },
    body: await presentSession(store, account, pictureUrl),
    sessionCookie: { token },
  };
}

export const handlers: Handlers<'session'> = {
  getSession: async ({ store, account, pictureUrl }) => ({
    status: 200,
    body: await presentSession(store, account, pictureUrl),
  }),

  async createSession(call) {
    const { identifier, password } = call.body;
    return signedIn(call, await accountFor(call.store, call.now, identifier, password));
  },

  async deleteSession({ store, sessionToken }) {
    await closeSession(store, sessionToken);
    return { status: 204, sessionCookie: 'clear' };
  },

  createRegistration: async (call) =>
    signedIn(call, await register(call.store, call.now, call.body)),

  async createPasswordReset({ store, body, now }) {
    const { id, expiresAt } = await requestPasswordReset(store, now, body.email);
    return { status: 202, body: { id, expiresAt } };
  },

  async completePasswordReset({ store, params, body, now }) {
    await completePasswordReset(store, now, params.passwordResetId, body);
    return { status: 204 };
  },
};
