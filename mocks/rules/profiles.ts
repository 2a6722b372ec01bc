import { validationFailed } from '../problem';
import type { RequestBody, Upload } from '../contract/types';
import type { Collection } from '../store/collection';
import type { ProfileRecord } from '../store/records/profileRecords';
import type { Store } from '../store/store';
import { randomHex } from './passwords';
import { requireVersion } from './preconditions';

const FILE_ID_BYTES = 16;

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

const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

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

/** How files of each kind begin. */
const BEGINNINGS: Record<string, (bytes: Uint8Array) => boolean> = {
  'image/png': (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n',
  'image/jpeg': (bytes) => ascii(bytes, 0, 3) === '\xff\xd8\xff',
  'image/webp': (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
};

/**
 * Replaces the picture of a member by the one that was sent.
 *
 * @throws ProblemError 422 where the file is not what its media type says
 */
export async function setPicture(store: Store, accountId: string, upload: Upload): Promise<void> {
  if (!BEGINNINGS[upload.mediaType]?.(upload.bytes)) {
    const detail = 'Is not a picture of the kind that it is sent as.';
    throw validationFailed([{ pointer: '', code: 'format', detail }]);
  }
  const { members, files } = await store.open('members', 'files');
  const member = members.get(accountId)!;
  await forgetFile(store, member.ownPicture);
  const id = `file-${randomHex(FILE_ID_BYTES)}`;
  store.keepFile(id, upload);
  files.put({ id, accountId, mediaType: upload.mediaType });
  members.put({ ...member, ownPicture: id });
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

async function forgetFile(store: Store, id: string | undefined): Promise<void> {
  const { files } = await store.open('files');
  if (id === undefined || !files.remove(id)) return;
  store.removeFile(id);
}
