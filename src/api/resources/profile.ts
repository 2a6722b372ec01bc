import 'virtual:answer-shapes/profile';
import { useRef } from 'react';
import { ApiError } from '../ApiError';
import { client } from '../client';
import { download } from '../download';
import type { components } from '../schema.d';
import { tellSignedOut } from '../sessionEvents';
import { useApi, useApiMutation } from '../useApi';
import { noteVersion, versionOf } from '../versions';
import { useSessionQuery, withoutUser } from './session';

type Schemas = components['schemas'];
export type Profile = Schemas['Profile'];

/** Where the member's name and picture are shown; discussions and reviews are asked again when opened. */
const shown = ['/profile', '/session'];

/** A profile and its version, which a change has to name. */
export interface VersionedProfile {
  profile: Profile;
  version: string;
}

const versioned = (profile: Profile): VersionedProfile => ({
  profile,
  version: versionOf(profile),
});

/**
 * The signed-in member’s profile, `latest` with its version; `renew` reads it again and rejects with
 * an ApiError.
 */
export function useProfile() {
  // Equal bodies may be of different versions, so none is taken for the one before.
  const query = useApi('/profile', {}, { compare: Object.is });
  return {
    ...query,
    latest: query.data && versioned(query.data),
    async renew(): Promise<VersionedProfile> {
      const { data, response } = await client.GET('/profile');
      noteVersion(response, data);
      await query.mutate(data, { revalidate: false });
      return versioned(data!);
    },
  };
}

/** Saves a change of the profile that starts from this version; another version is refused with 412. */
export function useSaveProfile() {
  return useApiMutation(
    async ({ change, version }: { change: Schemas['ProfileChange']; version: string }) => {
      const params = { header: { 'If-Match': version } };
      const { data, response } = await client.PATCH('/profile', { params, body: change });
      noteVersion(response, data);
      return versioned(data!);
    },
    shown,
  );
}

/** Gives the account another email to sign in with. */
export function useChangeEmail() {
  return useApiMutation(async (body: Schemas['EmailChange']) => {
    await client.PUT('/profile/email', { body });
  }, shown);
}

/**
 * Gives the account another password. Where the answer to the same change got lost, the new password may
 * be the current one already: sent again, it is sent as that, too, before the member is told that the
 * current password is wrong.
 */
export function useChangePassword() {
  const lost = useRef<string>(null);
  return useApiMutation(async (body: Schemas['PasswordChange']) => {
    const send = (currentPassword: string) =>
      client.PUT('/profile/password', { body: { ...body, currentPassword } });
    try {
      await send(body.currentPassword);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.isTemporary) lost.current = body.password;
      const isRefused = error.fieldErrors.some(({ pointer }) => pointer === '/currentPassword');
      if (!isRefused || lost.current !== body.password) throw error;
      await send(body.password);
    }
  });
}

/** Deletes the account; the session is over then. */
export function useDeleteAccount() {
  const { mutate } = useSessionQuery();
  return useApiMutation(async (body: Schemas['AccountDeletion']) => {
    await client.POST('/account-deletions', { body });
    tellSignedOut();
    await mutate(withoutUser, { revalidate: false });
  });
}

/** Replaces the member’s picture. */
export function useSetPicture() {
  return useApiMutation(async (picture: Blob) => {
    const { data } = await client.PUT('/profile/picture', {
      body: picture,
      bodySerializer: (body) => body,
      headers: { 'Content-Type': picture.type },
    });
    return data!;
  }, shown);
}

/** Removes the member’s own picture. */
export function useRemovePicture() {
  return useApiMutation(async (_: void) => {
    await client.DELETE('/profile/picture');
  }, shown);
}

/** Saves everything that the server keeps of the member as a file. */
export function useExportProfile() {
  return useApiMutation((_: void) => download(client.GET('/profile/export', { parseAs: 'blob' })));
}
