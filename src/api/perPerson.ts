import { use, useMemo, useState, useSyncExternalStore } from 'react';
import { unstable_serialize, useSWRConfig, type Middleware } from 'swr';
import { pendingChanges } from './pendingChanges';
import { keyOf, PersonContext } from './personCache';

/**
 * Reads every resource as the person at the keyboard (SWR middleware), with what that person is
 * changing right now. Keeps previous data no longer than they make sense: never for another person,
 * and not beyond the failure of what takes their place.
 */
export const perPerson: Middleware = (useNext) =>
  function useAsPerson(key, fetcher, config) {
    const person = use(PersonContext);
    const { cache } = useSWRConfig();
    const ownKey = useMemo(() => (Array.isArray(key) ? keyOf(key, person) : key), [key, person]);
    // Whose data SWR may hold as the previous ones.
    const [holder, setHolder] = useState(person);
    const keepPreviousData = config.keepPreviousData && holder === person;
    const answer = useNext(ownKey, fetcher, { ...config, keepPreviousData });
    if (holder !== person && answer.data !== undefined) setHolder(person);

    const own = cache.get(unstable_serialize(ownKey))?.data as typeof answer.data;
    const isOutdated = keepPreviousData && answer.error !== undefined && own === undefined;
    const data = isOutdated ? undefined : answer.data;

    const pending = pendingChanges(cache);
    const patches = useSyncExternalStore(pending.subscribe, pending.read, pending.read);
    const shown = useMemo(
      () =>
        patches.reduce<unknown>(
          (body, patch) => (Array.isArray(ownKey) ? patch(body, ownKey) : body),
          data,
        ) as typeof data,
      [patches, data, ownKey],
    );

    return {
      mutate: answer.mutate,
      data: shown,
      // Read on demand: SWR renders again only for what was read.
      get error() {
        return answer.error;
      },
      get isLoading() {
        return answer.isLoading;
      },
      get isValidating() {
        return answer.isValidating;
      },
    };
  };
