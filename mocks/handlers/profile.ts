import { presentProfile } from '../presenters/profile';
import { presentProfileExport } from '../presenters/profileExport';
import { removePicture, setPicture } from '../rules/profiles';
import type { Handlers } from './handler';

export const handlers: Handlers<'profile'> = {
  getProfile: async ({ store, account, pictureUrl }) => ({
    status: 200,
    ...(await presentProfile(store, account, pictureUrl)),
  }),

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
    headers: { 'Content-Disposition': 'attachment; filename="dealwright-data.json"' },
    body: await presentProfileExport(store, account, now, pictureUrl),
  }),
};
