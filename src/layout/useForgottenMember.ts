import { useEffect, useRef } from 'react';
import { useSession } from '../api/resources/session';
import { onSignedOut } from '../api/sessionEvents';
import { claimSearches, dropMemberSearches } from '../domain/search/recentSearches';
import { claimDrafts, dropAllDrafts } from '../forms/drafts';
import { clearToasts } from '../ui/toastStore';

function dropWhatWasTyped(): void {
  dropAllDrafts();
  dropMemberSearches();
}

/**
 * Takes away what a member leaves on the page beside the data: messages as soon as another person
 * comes, because Undo would undo it for the wrong one, and what was typed, searches too, once they have
 * signed out, in whichever tab, or someone else has signed in. A session that ends by itself takes no
 * drafts and no searches: its member may come back.
 */
export function useForgottenMember(): void {
  const { user } = useSession();
  const userId = user === undefined ? undefined : (user?.id ?? null);
  const before = useRef(userId);
  useEffect(() => {
    if (userId === undefined) return;
    if (before.current && before.current !== userId) clearToasts();
    before.current = userId;
    if (userId === null) return;
    claimDrafts(userId);
    claimSearches(userId);
  }, [userId]);
  useEffect(() => onSignedOut(dropWhatWasTyped), []);
}
