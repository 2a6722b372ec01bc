import type { components } from '../../src/api/schema.d';
import { firstInOrder, type Order } from './order';

/** What a list operation takes to choose a page; the contract's defaults where it is left out. */
export interface PageQuery {
  page?: number;
  pageSize?: number;
}

/**
 * Cuts one page out of a list.
 *
 * @param order puts the list in order; left out where it is
 * @returns the items of the page, none past the last, and the place of the page in the whole
 */
export function paginate<T>(
  all: readonly T[],
  { page = 1, pageSize = 20 }: PageQuery,
  order?: Order<T>,
): { items: T[]; page: components['schemas']['Page'] } {
  const sorted = order ? firstInOrder(all, order, page * pageSize) : all;
  return {
    items: sorted.slice((page - 1) * pageSize, page * pageSize),
    page: {
      number: page,
      size: pageSize,
      totalItems: all.length,
      totalPages: Math.ceil(all.length / pageSize),
    },
  };
}
