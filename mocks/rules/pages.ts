import type { components } from '../../src/api/schema.d';

/** What a list operation takes to choose a page; the contract's defaults where it is left out. */
export interface PageQuery {
  page?: number;
  pageSize?: number;
}

/**
 * Cuts one page out of a sorted list.
 *
 * @returns the items of the page, none past the last, and the place of the page in the whole
 */
export function paginate<T>(
  all: readonly T[],
  { page = 1, pageSize = 20 }: PageQuery,
): { items: T[]; page: components['schemas']['Page'] } {
  return {
    items: all.slice((page - 1) * pageSize, page * pageSize),
    page: {
      number: page,
      size: pageSize,
      totalItems: all.length,
      totalPages: Math.ceil(all.length / pageSize),
    },
  };
}
