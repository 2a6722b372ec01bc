/** States as text that leaves the browser and comes back: for the console, and for a bug report. */
import { findFault } from './checkRecords';
import { migrate } from './migrations';
import { settle } from './settle';
import { overlayOf, parseState, type SeedSource, type State } from './state';

/**
 * A state without what opens an account or pays: sessions, reset codes, password hashes and card
 * tokens. An account of it accepts any password, as those do that were opened by signing in. The
 * pictures that members sent stay behind, too: a report of a bug needs no faces.
 */
export function withoutSecrets(state: State): State {
  const shared = structuredClone(state);
  delete shared.collections.sessions;
  delete shared.collections.passwordResets;
  delete shared.collections.cardTokens;
  delete shared.collections.files;
  delete shared.collections.mails;
  const members = overlayOf(shared, 'members');
  for (const member of [...Object.values(members.added), ...Object.values(members.changed)])
    delete member.ownPicture;
  const { added, changed } = overlayOf(shared, 'accounts');
  for (const account of Object.values(added)) account.passwordHash = null;
  for (const account of Object.values(changed)) delete account.passwordHash;
  return shared;
}

/**
 * The state in an exported text, of this version or an older one.
 *
 * @throws Error where the text is not a state, or names the first record that is not one
 */
export async function readExported(text: string, seed: SeedSource): Promise<State> {
  const state = parseState(text);
  if (!state) {
    const migrated = await migrate(text, seed);
    if (migrated) return migrated;
    throw new Error('This is not a state that the mock backend can read.');
  }
  const fault = findFault(state);
  if (fault) {
    const { collection, id, property, detail } = fault;
    throw new Error(
      `The state has a record that is not valid: ${collection} ${id}, ${property || 'the record'}: ${detail}`,
    );
  }
  return settle({ ...state, seeds: {} }, seed);
}
