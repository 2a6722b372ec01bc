import { client } from '../client';
import { download } from '../download';
import type { components } from '../schema.d';
import { useApi, useApiMutation } from '../useApi';
import { versionOf } from '../versions';

export type Profile = components['schemas']['Profile'];

/** Where the member's name and picture are shown; discussions and reviews are asked again when opened. */
const shown = ['/profile', '/session'];

/** The signed-in member’s profile, and the version that a change has to name. */
export function useProfile() {
  // Equal bodies may be of different versions, so none is taken for the one before.
  const query = useApi('/profile', {}, { compare: Object.is });
  return { ...query, version: query.data && versionOf(query.data) };
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
