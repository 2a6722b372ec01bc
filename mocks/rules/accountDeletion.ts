import type { AccountRecord } from '../store/records';
import type { CollectionName } from '../store/records';
import { REFERENCES } from '../store/references';
import type { Store } from '../store/store';
import { LOST_PICTURE } from './newcomers';
import { endPartnership } from './partnershipEnd';
import { confirmPassword } from './passwordTries';
import { removePicture } from './profiles';
import { keepSalesOf } from './sales';

/** How others see the author of what a member has left behind. */
const FORMER_MEMBER = { name: 'Former member', picture: LOST_PICTURE, dealsBought: 0 };

/** The properties of a collection's records that hold the id of an account. */
const accountReferences = (name: CollectionName): string[] =>
  Object.entries(REFERENCES[name] ?? {})
    .filter(([, targets]) => targets.includes('accounts'))
    .map(([property]) => property);

/**
 * Ends an account: with it goes every record that belongs to it alone. What the member has written for
 * others belongs to the member of the same id, who stays without a name and a face, and what was bought
 * of partners stays in their books. What the member sells goes off sale.
 *
 * @throws ProblemError 422 where the password is wrong, 429 after too many wrong ones
 */
export async function deleteAccount(
  store: Store,
  now: Date,
  account: AccountRecord,
  password: string,
): Promise<void> {
  await confirmPassword(store, now, account, password, '/password');
  await removePicture(store, account.id);
  await keepSalesOf(store, account.id);
  await endPartnership(store, now, account.id);
  for (const name of Object.keys(REFERENCES) as CollectionName[]) {
    const properties = accountReferences(name);
    if (properties.length === 0) continue;
    const collection = (await store.open(name))[name];
    for (const record of collection.all() as readonly { id: string }[]) {
      const values = record as Record<string, unknown>;
      if (properties.some((property) => values[property] === account.id))
        collection.remove(record.id);
    }
  }
  const { accounts, members, participants, mails } = await store.open(
    'accounts',
    'members',
    'participants',
    'mails',
  );
  for (const { id, to } of mails.all()) if (to === account.identifier) mails.remove(id);
  participants.remove(account.id);
  members.put({ ...members.get(account.id)!, ...FORMER_MEMBER });
  accounts.remove(account.id);
}
