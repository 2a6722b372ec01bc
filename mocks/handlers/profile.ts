import { attachment } from '../presenters/attachment';
import { presentProfile } from '../presenters/profile';
import { presentProfileExport } from '../presenters/profileExport';
import { changeEmail, changePassword } from '../rules/accountChanges';
import { deleteAccount } from '../rules/accountDeletion';
import { changeProfile, removePicture, setPicture } from '../rules/profiles';
import type { Handlers } from './handler';

export const handlers: Handlers<'profile'> = {
  getProfile: async ({ store, account, pictureUrl }) => ({
    status: 200,
    ...(await presentProfile(store, account, pictureUrl)),
  }),

  async updateProfile({ store, account, headers, body, pictureUrl }) {
    await changeProfile(store, account.id, body, headers['If-Match']);
    return { status: 200, ...(await presentProfile(store, account, pictureUrl)) };
  },

  async changeEmail({ store, now, account, body, pictureUrl }) {
    const changed = await changeEmail(store, now, account, body);
    return { status: 200, ...(await presentProfile(store, changed, pictureUrl)) };
  },

  async changePassword({ store, now, account, body, sessionToken }) {
    await changePassword(store, now, account, body, sessionToken);
    return { status: 204 };
  },

  async createAccountDeletion({ store, now, account, body }) {
    await deleteAccount(store, now, account, body.password);
    return { status: 204, sessionCookie: 'clear' };
  },

  async setProfilePicture({ store, account, body, pictureUrl }) {
    await setPicture(store, account.id, body);
    return { status: 200, ...(await presentProfile(store, account, pictureUrl)) };
  },

  async deleteProfilePicture({ store, account, pictureUrl }) {
    await removePicture(store, account.id);
    return { status: 200, ...(await presentProfile(store, account, pictureUrl)) };
  },

  exportProfile: async ({ store, account, now, pictureUrl }) => ({
    status: 200,
    headers: attachment('dealwright-data.json'),
    body: await presentProfileExport(store, account, now, pictureUrl),
  }),
};
