import { useLocation } from 'react-router-dom';

/** What a link carries to a page that leads back, in the entry of the browser's history. */
export interface ReturnState {
  /** A path within the site, with query and hash. */
  returnTo: string;
}

/** The state as a link has written it; a history entry may also come from an older version. */
function readState(state: unknown): ReturnState | undefined {
  const returnTo = (state as Partial<ReturnState> | null)?.returnTo;
  return typeof returnTo === 'string' && /^\/(?!\/)/.test(returnTo) ? { returnTo } : undefined;
}

/**
 * For a link to a page that leads back, such as joining: `<AppLink state={useReturnState()} …>`.
 *
 * @returns the present page; on a page that was reached that way, where that one leads back to
 */
export function useReturnState(): ReturnState {
  const { pathname, search, hash, state } = useLocation();
  return readState(state) ?? { returnTo: pathname + search + hash };
}

/**
 * Where the present page leads back to when its work is done. It survives a reload.
 *
 * @returns undefined where it was opened by a link that says nothing of it
 */
export function useReturnTo(): string | undefined {
  const { pathname, state } = useLocation();
  const returnTo = readState(state)?.returnTo;
  return returnTo && new URL(returnTo, 'http://site').pathname !== pathname ? returnTo : undefined;
}
