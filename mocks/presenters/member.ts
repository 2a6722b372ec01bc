import type { components } from '../../src/api/schema.d';
import type { Collection } from '../store/collection';
import type { AccountRecord, MemberRecord } from '../store/records';

type Schemas = components['schemas'];
type PictureUrl = (picture: string) => string;

function memberWithId(members: Collection<MemberRecord>, id: string): MemberRecord {
  const member = members.get(id);
  if (!member) throw new Error(`There is no member ${id}.`);
  return member;
}

/** A member as others see them. */
export function presentMember(
  members: Collection<MemberRecord>,
  id: string,
  pictureUrl: PictureUrl,
): Schemas['Member'] {
  const { name, picture, memberSince, dealsBought } = memberWithId(members, id);
  return { id, name, avatarUrl: pictureUrl(picture), memberSince, dealsBought };
}

/** An account as it sees itself. */
export function presentUser(
  account: AccountRecord,
  members: Collection<MemberRecord>,
  pictureUrl: PictureUrl,
): Schemas['User'] {
  const { name, picture, memberSince } = memberWithId(members, account.id);
  return {
    id: account.id,
    name,
    email: account.identifier,
    avatarUrl: pictureUrl(picture),
    roles: account.roles,
    memberSince,
  };
}
