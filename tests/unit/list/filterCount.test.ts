import { expect, it } from 'vitest';
import { filterCount } from '../../../src/list/filterCount';
import { dealList } from '../../../src/features/deals/dealList';

it('counts filters, not the words of a search', () => {
  const query = { ...dealList.everything, q: 'crm' };
  expect(filterCount(dealList.applied(query))).toBe(0);
  expect(filterCount(dealList.applied({ ...query, category: 'marketing' }))).toBe(1);
});
