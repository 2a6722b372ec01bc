import type { DayRange } from '../../src/lib/calendar';
import { attachment } from '../presenters/attachment';
import { presentSale, presentSummary } from '../presenters/sale';
import { presentSaleTable } from '../presenters/saleTable';
import { paginate } from '../rules/pages';
import { partnerAccountOf } from '../rules/partnerAccounts';
import { salesOf } from '../rules/sales';
import { soldIn } from '../rules/salesFigures';
import { salesRange } from '../rules/salesRange';
import { searchSales } from '../search/searchSales';
import type { AccountRecord } from '../store/records';
import type { Store } from '../store/store';
import type { Handlers } from './handler';

interface Asked {
  store: Store;
  account: AccountRecord;
  query: Partial<DayRange> & { partnerAccountId: string };
  now: Date;
}

/** The sales of a partner account of one's own, and the days that are asked for. */
async function read({ store, account, query, now }: Asked) {
  const partner = await partnerAccountOf(store, account.id, query.partnerAccountId);
  const range = salesRange(query, partner.timeZone, now);
  return { partner, range, sales: await salesOf(store, partner, now) };
}

export const handlers: Handlers<'sales'> = {
  async listSales(call) {
    const { query, pictureUrl } = call;
    const { partner, range, sales } = await read(call);
    const cut = paginate(searchSales(soldIn(sales, range), query), query);
    return {
      status: 200,
      body: {
        items: cut.items.map((sale) => presentSale(sale, partner.id, pictureUrl)),
        page: cut.page,
        range,
        timeZone: partner.timeZone,
      },
    };
  },

  async getSalesSummary(call) {
    const { interval = 'day' } = call.query;
    const { partner, range, sales } = await read(call);
    return {
      status: 200,
      body: presentSummary(sales, partner, { range, interval }, call.pictureUrl),
    };
  },

  async exportSales(call) {
    const { partner, range, sales } = await read(call);
    return {
      status: 200,
      headers: attachment(`sales-${partner.id}-${range.from}-${range.to}.csv`),
      file: {
        mediaType: 'text/csv',
        content: presentSaleTable(searchSales(soldIn(sales, range), call.query)),
      },
    };
  },
};
