import type { components } from '../../src/api/schema.d';
import { pictureOf } from '../fileUrls';
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
  const member = memberWithId(members, id);
  const { name, memberSince, dealsBought } = member;
  return { id, name, avatarUrl: pictureUrl(pictureOf(member)), memberSince, dealsBought };
}

/** An account as it sees itself. */
export function presentUser(
  account: AccountRecord,
  members: Collection<MemberRecord>,
  pictureUrl: PictureUrl,
): Schemas['User'] {
  const member = memberWithId(members, account.id);
  return {
    id: account.id,
    name: member.name,
    email: account.identifier,
    avatarUrl: pictureUrl(pictureOf(member)),
    roles: account.roles,
    memberSince: member.memberSince,
  };
}
