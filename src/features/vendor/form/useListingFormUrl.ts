import { useLocation, useNavigate } from 'react-router-dom';
import { useLatestSearch } from '../../../routing/useLatestSearch';
import { listingFormPath, readListingFormUrl, type ListingFormUrl } from './listingFormUrl';

/**
 * What the URL of the form says, and how to change it: the window stays where it is scrolled to, Back
 * brings the former one again, and going to where one is makes no step for it. With `replace` the
 * former one is forgotten.
 */
export function useListingFormUrl(): ListingFormUrl & {
  go: (changes: Partial<ListingFormUrl>, options?: { replace?: boolean }) => void;
} {
  const navigate = useNavigate();
  const { search } = useLocation();
  const latestRef = useLatestSearch();
  return {
    ...readListingFormUrl(search),
    go: (changes, options) => {
      const before = readListingFormUrl(latestRef.current);
      const to = listingFormPath({ ...before, ...changes });
      if (to === listingFormPath(before)) return;
      const next = new URL(to, 'http://site').search;
      latestRef.current = next;
      // The query alone: it must not bring back who has left the page meanwhile.
      void navigate({ search: next }, { ...options, preventScrollReset: true });
    },
  };
}
