import type { ShowcaseRow } from '../../api/resources/showcase';
import { shortNamed } from './stageParts';

/**
 * How high each day of a sample week is: sales, of no product. The figures beside them are
 * those of the API, so that no scene tells sales that the shop does not know of.
 */
export const WEEK = [
  { day: 'Mon', sales: 3 },
  { day: 'Tue', sales: 5 },
  { day: 'Wed', sales: 4 },
  { day: 'Thu', sales: 7 },
  { day: 'Fri', sales: 6 },
  { day: 'Sat', sales: 10 },
  { day: 'Sun', sales: 8 },
];

/** The sales of its best day. */
export const MOST = Math.max(...WEEK.map(({ sales }) => sales));

/** Products that sell; their names have to fit beside how they do. */
export const onSaleOf = (data: ShowcaseRow | undefined) => shortNamed(data?.items.slice(-5));
