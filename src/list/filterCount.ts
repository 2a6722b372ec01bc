import type { AppliedFilter } from './AppliedFilterChips';

/** How many filters are applied; the words of a search are none of them: their field shows them. */
export const filterCount = (applied: readonly Pick<AppliedFilter<unknown>, 'key'>[]): number =>
  applied.filter(({ key }) => key !== 'q').length;
