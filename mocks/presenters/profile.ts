import type { components } from '../../src/api/schema.d';
import { pictureOf } from '../fileUrls';
import { profileOf, tagOf } from '../rules/profiles';
import type { AccountRecord } from '../store/records';
import type { Store } from '../store/store';

/** A profile as its member sees it, and the entity tag of its version. */
export async function presentProfile(
  store: Store,
  account: AccountRecord,
  pictureUrl: (picture: string) => string,
): Promise<{ headers: { ETag: string }; body: components['schemas']['Profile'] }> {
  const { profiles, members } = await store.open('profiles', 'members');
  const profile = profileOf(profiles, account.id);
  const { id: _id, version: _version, ...told } = profile;
  const member = members.get(account.id)!;
  return {
    headers: { ETag: tagOf(profile) },
    body: {
      username: member.name,
      email: account.identifier,
      pictureUrl: pictureUrl(pictureOf(member)),
      hasOwnPicture: member.ownPicture !== undefined,
      ...told,
    },
  };
}
