import type { SaleQuery, SalesSummaryQuery } from '../../api/resources/sales';
import { daysIn, type DayRange, type Interval } from '../../lib/calendar';
import { choice, everyOf, order, pages, slug, words } from '../../list/fields';
import { defineListState, type QueryOf } from '../../list/listState';
import { tableOrders } from '../../list/tableOrders';
import { daysField } from './daysField';

/** How much time a point of the charts may cover. */
export const INTERVALS = everyOf<Interval>()('day', 'week', 'month');

/** The orders of the table, by their names in the URL. */
const SORTS = tableOrders({
  order: 'id',
  date: 'soldAt',
  name: 'title',
  units: 'quantity',
  price: 'price',
  status: 'status',
});

/** Stays when the filters are cleared, and has no chip: it has a control that is always there. */
const asControl = { isKept: true, chips: () => [] };

/** What a partner can ask the sales for. */
export const salesList = defineListState<SaleQuery & SalesSummaryQuery>()({
  account: { ...slug('partnerAccountId'), ...asControl },
  days: daysField,
  by: { ...choice(INTERVALS, 'interval'), ...asControl },
  q: words(),
  sort: order(SORTS),
  page: pages(10),
});

export type SalesListQuery = QueryOf<typeof salesList>;

/** How much time each point covers where nobody chose: as many points as can be told apart. */
export function fittingInterval(days: DayRange): Interval {
  const count = daysIn(days);
  return count <= 45 ? 'day' : count <= 200 ? 'week' : 'month';
}

/** The query of the sales, and that of their figures, for a partner account. */
export function salesParams(
  query: SalesListQuery,
  partnerAccountId: string,
  usualDays: DayRange,
): { sales: SaleQuery; summary: SalesSummaryQuery } {
  const { interval = fittingInterval(query.days ?? usualDays), ...sales } =
    salesList.toParams(query);
  const { from, to } = sales;
  const days = from === undefined ? {} : { from, to };
  return {
    sales: { ...sales, partnerAccountId },
    summary: { ...days, partnerAccountId, interval },
  };
}
