import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import { pendingChanges } from './pendingChanges';
import { forgetOthers, handOver, PersonContext } from './personCache';
import { useSession, withoutUser } from './resources/session';
import { followSession } from './sessionEvents';
import { isShared } from './sharedAnswers';
import { swrConfig } from './useApi';

/** Gives everything below it the data of the API, and to each person only their own. */
export function DataProvider({ children }: { children: ReactNode }) {
  return (
    <SWRConfig value={swrConfig}>
      <PersonProvider>{children}</PersonProvider>
    </SWRConfig>
  );
}

/**
 * Follows who is at the keyboard. The first answer of the session only gives the person a name; any
 * other one after that begins with a cache of their own. What a visitor has read holds nothing of
 * anyone, so it stays on screen after signing in; after a member only what is the same for everyone.
 */
function PersonProvider({ children }: { children: ReactNode }) {
  const { user, mutate: askSession } = useSession();
  const { cache, mutate } = useSWRConfig();
  const userId = user === undefined ? undefined : (user?.id ?? null);
  const [person, setPerson] = useState({ number: 0, userId, wasMember: false });
  const { number, wasMember } = person;

  if (userId !== undefined && userId !== person.userId) {
    const isChange = person.userId !== undefined;
    if (isChange) handOver(cache, mutate, number, person.userId === null ? () => true : isShared);
    setPerson({ number: isChange ? number + 1 : number, userId, wasMember: !!person.userId });
  }

  const tellTabs = useRef<() => void>(undefined);
  useEffect(() => {
    const following = followSession({
      onDoubt: () => void askSession(),
      // At once, however long the server takes to confirm it.
      onSignedOutElsewhere: () => void askSession(withoutUser),
    });
    tellTabs.current = following.tellTabs;
    return following.stop;
  }, [askSession]);

  // A visitor changes nothing before signing in, and what they then change is the member's.
  useLayoutEffect(() => {
    if (wasMember) pendingChanges(cache).clear();
  }, [number, wasMember, cache]);

  useEffect(() => {
    if (number === 0) return;
    void forgetOthers(cache, mutate, number);
    tellTabs.current?.();
  }, [number, cache, mutate]);

  return <PersonContext value={number}>{children}</PersonContext>;
}
