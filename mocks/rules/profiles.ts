import type { RequestBody, Upload } from '../contract/types';
import type { Collection } from '../store/collection';
import type { ProfileRecord } from '../store/records/profileRecords';
import type { Store } from '../store/store';
import { requireVersion } from './preconditions';
import { forgetFile, keepSentFile, requireKind } from './sentFiles';

const UNTOLD: Omit<ProfileRecord, 'id'> = {
  version: 0,
  company: '',
  companyName: '',
  address: '',
  address2: '',
  city: '',
  state: '',
  country: '',
  postalCode: '',
  jobTitle: '',
  abn: '',
  businessName: '',
  vatNumber: '',
};

/** What a member has told of themselves, which may be nothing yet. */
export const profileOf = (profiles: Collection<ProfileRecord>, accountId: string): ProfileRecord =>
  profiles.get(accountId) ?? { id: accountId, ...UNTOLD };

/** The entity tag of a profile's version. */
export const tagOf = ({ version }: ProfileRecord): string => `"${version}"`;

/** Keeps a change of what the profile shows as its next version. */
export async function keepProfile(
  store: Store,
  accountId: string,
  change: Partial<ProfileRecord> = {},
): Promise<void> {
  const { profiles } = await store.open('profiles');
  const before = profileOf(profiles, accountId);
  profiles.put({ ...before, ...change, version: before.version + 1 });
}

/**
 * Changes what is named of a profile.
 *
 * @param wanted the version that the change starts from
 * @throws ProblemError 412 where the profile has another version
 */
export async function changeProfile(
  store: Store,
  accountId: string,
  { username, ...change }: RequestBody<'updateProfile'>,
  wanted: string,
): Promise<void> {
  const { profiles, members } = await store.open('profiles', 'members');
  requireVersion(tagOf(profileOf(profiles, accountId)), wanted);
  if (username !== undefined) members.put({ ...members.get(accountId)!, name: username.trim() });
  await keepProfile(store, accountId, change);
}

/**
 * Replaces the picture of a member by the one that was sent.
 *
 * @throws ProblemError 422 where the file is not what its media type says
 */
export async function setPicture(store: Store, accountId: string, upload: Upload): Promise<void> {
  requireKind(upload, 'picture');
  const { members } = await store.open('members');
  const member = members.get(accountId)!;
  await forgetFile(store, member.ownPicture);
  const ownPicture = await keepSentFile(store, accountId, upload);
  members.put({ ...member, ownPicture });
  await keepProfile(store, accountId);
}

/** Gives a member the picture back that the account came with; without one of their own nothing changes. */
export async function removePicture(store: Store, accountId: string): Promise<void> {
  const { members } = await store.open('members');
  const { ownPicture, ...member } = members.get(accountId)!;
  if (ownPicture === undefined) return;
  await forgetFile(store, ownPicture);
  members.put(member);
  await keepProfile(store, accountId);
}
