import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
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
  // A second press may come before the page is drawn again.
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);
  return {
    ...readListingFormUrl(search),
    go: (changes, options) => {
      const before = readListingFormUrl(latest.current);
      const to = listingFormPath({ ...before, ...changes });
      if (to === listingFormPath(before)) return;
      const next = new URL(to, 'http://site').search;
      latest.current = next;
      // The query alone: it must not bring back who has left the page meanwhile.
      void navigate({ search: next }, { ...options, preventScrollReset: true });
    },
  };
}
