import type { components } from '../../src/api/schema.d';
import type { QueryParams } from '../contract/types';
import { compareCode, compareText, orderBy, type Order } from '../rules/order';
import type { Sale } from '../rules/sales';
import { wordLine, wordTest } from './words';

/** What a list of sales can be asked for, but for its days and its page. */
export type SaleSearch = Pick<QueryParams<'listSales'>, 'q' | 'sort'>;

type Ascending = Exclude<components['schemas']['SaleSort'], `-${string}`>;

const ORDERS: Record<Ascending, Order<Sale>> = {
  // By the number that the table shows: the ids of orders and of the seed's sales differ in form.
  id: (a, b) => compareCode(a.orderNumber, b.orderNumber),
  soldAt: (a, b) => compareCode(a.soldAt, b.soldAt),
  title: (a, b) => compareText(a.listing.title, b.listing.title),
  quantity: (a, b) => a.quantity - b.quantity,
  price: (a, b) => a.gross - b.gross,
  status: (a, b) => compareCode(a.status, b.status),
};

/** The sales with all words of the search, in the order asked for. */
export function searchSales(all: readonly Sale[], { q, sort = ['-id'] }: SaleSearch): Sale[] {
  const holdsWords = wordTest(q, all, ({ orderNumber, listing }) =>
    wordLine(orderNumber, listing.title),
  );
  return all.filter(holdsWords).sort(orderBy(sort, ORDERS));
}
