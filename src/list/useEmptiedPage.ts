import { useEffect, useRef } from 'react';
import { useNavigate, type To } from 'react-router-dom';
import { useIsLeaving } from '../routing/useIsLeaving';

interface FoundPage {
  items: readonly unknown[];
  page: { number: number; totalPages: number };
}

/**
 * Leads from a page of a list that has lost its last item to the page that is the last one now. A
 * page that never had any stays: there the list says that it is shorter.
 *
 * @param found the page that is shown, undefined while there is none
 * @param hrefFor the URL of a page of the list
 */
export function useEmptiedPage(found: FoundPage | undefined, hrefFor: (page: number) => To): void {
  const navigate = useNavigate();
  const isLeaving = useIsLeaving();
  const filled = useRef<number | null>(null);
  const number = found?.page.number;
  const last = found?.page.totalPages;
  const hasItems = found !== undefined && found.items.length > 0;
  useEffect(() => {
    if (isLeaving || number === undefined || last === undefined) return;
    if (hasItems) {
      filled.current = number;
    } else if (filled.current === number && last > 0 && last < number) {
      filled.current = null;
      void navigate(hrefFor(last), { replace: true, preventScrollReset: true });
    }
  }, [isLeaving, number, last, hasItems, hrefFor, navigate]);
}
