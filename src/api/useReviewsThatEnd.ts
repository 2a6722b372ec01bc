import { useEffect, useRef } from 'react';
import type { components } from './schema.d';
import { useInvalidate } from './useApi';

type Listed = Pick<components['schemas']['VendorListingSummary'], 'id' | 'status'>;

/** Whether the reviewers have it. */
export const isUnderReview = ({ status }: Pick<Listed, 'status'>) => status === 'submitted';

interface ListedAnswer {
  data: { items: readonly Listed[] } | undefined;
  isLoading: boolean;
}

/**
 * Reads the overview and the notices again where a listing of the same list is no longer under review: a
 * notice tells the decision.
 *
 * @param query what was asked for
 * @param answer may hold the listings of the query before while it is loading
 */
export function useReviewsThatEnd(query: object, { data, isLoading }: ListedAnswer): void {
  const list = JSON.stringify(query);
  const items = isLoading ? undefined : data?.items;
  const invalidate = useInvalidate();
  const seen = useRef<{ list: string; ids: readonly string[] } | null>(null);
  useEffect(() => {
    if (!items) return;
    const before = seen.current;
    const ids = items.filter(isUnderReview).map(({ id }) => id);
    seen.current = { list, ids };
    const hasEnded = before?.list === list && before.ids.some((id) => !ids.includes(id));
    if (hasEnded) void invalidate('/partner-overview', '/notifications');
  });
}
