import type { ShowcaseRow } from '../../api/resources/showcase';
import { shortNamed } from './stageParts';

/**
 * How high each day of a sample week is: sales and visitors, of no product. The figures beside them are
 * those of the API, so that no scene tells sales that the shop does not know of.
 */
export const WEEK = [
  { day: 'Mon', sales: 3, visits: 41 },
  { day: 'Tue', sales: 5, visits: 58 },
  { day: 'Wed', sales: 4, visits: 52 },
  { day: 'Thu', sales: 7, visits: 74 },
  { day: 'Fri', sales: 6, visits: 69 },
  { day: 'Sat', sales: 10, visits: 96 },
  { day: 'Sun', sales: 8, visits: 88 },
];

/** The sales of its best day. */
export const MOST = Math.max(...WEEK.map(({ sales }) => sales));

/** Products that sell; their names have to fit beside how they do. */
export const onSaleOf = (data: ShowcaseRow | undefined) => shortNamed(data?.items.slice(-5));
