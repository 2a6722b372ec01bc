import { unstable_serialize, useSWRConfig } from 'swr';
import { PREFIX } from './personCache';
import { pendingChanges, type Patch } from './pendingChanges';
import type { paths } from './schema.d';
import { useInvalidate } from './useApi';

/** The body that reading a path of the contract gives. */
type BodyOf<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Body } } } };
}
  ? Body
  : never;

/** For each path that shows the change: how its body looks with it. */
export type Shows = {
  [Path in keyof paths]?: (body: BodyOf<Path>) => BodyOf<Path>;
};

export interface Change<Reply> {
  /** Names what is changed. Changes of one record are sent in order, and the last one wins. */
  record: string;
  /** Makes the call; its reply is given on. */
  send: () => Promise<Reply>;
  /**
   * How it looks at once. Says what is to be (`saved: true`), not what is to be turned round, so that
   * it makes no difference to a body that has it already.
   */
  shows: Shows;
  /** The same with what the server replied, such as a count; without it `shows` holds. */
  settles?: (reply: Reply) => Shows;
  /** The paths to ask again once it is done; without any, the reply has said it all. */
  invalidates?: string[];
}

const toPatch =
  (shows: Shows): Patch =>
  (body, [, path]) => {
    const show = shows[path as keyof paths] as ((body: unknown) => unknown) | undefined;
    return show && body !== undefined ? show(body) : body;
  };

/**
 * Changes something of your own and shows it at once: putting, toggling and removing alike (undo is
 * the opposite change). Changes may overlap: each is undone by itself where the server refuses it,
 * and what comes meanwhile from the server hides none of them.
 *
 * @returns a function that makes the change; it rejects with an ApiError where the server refuses,
 *   unless a later change of the same record has taken its place
 */
export function useChange(): <Reply>(change: Change<Reply>) => Promise<void> {
  const { cache, mutate } = useSWRConfig();
  const invalidate = useInvalidate();
  const isLoaded = (key: unknown, path: string) =>
    Array.isArray(key) &&
    key[0] === PREFIX &&
    key[1] === path &&
    cache.get(unstable_serialize(key))?.data !== undefined;

  /** Writes it into what was read before, so that it holds even if asking again fails. */
  const keep = (shows: Shows) =>
    Promise.all(
      Object.entries(shows).map(([path, show]) =>
        mutate((key) => isLoaded(key, path), show as (body: unknown) => unknown, {
          revalidate: false,
        }),
      ),
    );

  return async ({ record, send, shows, settles, invalidates = [] }) => {
    const pending = pendingChanges(cache);
    const patch = toPatch(shows);
    pending.add(patch);
    try {
      const done = await pending.inOrder(record, send);
      // Once another person has come, nothing of it is shown any more, nor kept.
      if (!done || !pending.has(patch)) return;
      await keep(settles?.(done.reply) ?? shows);
    } finally {
      pending.remove(patch);
    }
    await invalidate(...invalidates);
  };
}
