import { useMatches } from 'react-router-dom';
import type { AppRoute, PageHead } from './AppRoute';

/** What the router keeps of the page that is open: its entry, or only a head for "not found". */
export type CurrentRoute = AppRoute | PageHead;

/** The page that is open; undefined on the way through a redirect. */
export const useCurrentRoute = (): CurrentRoute | undefined =>
  useMatches().at(-1)?.handle as CurrentRoute | undefined;
