import type { StatementQuery } from '../../api/resources/statements';
import { order, pages, slug } from '../../list/fields';
import { defineListState, type ListField, type QueryOf } from '../../list/listState';
import { tableOrders } from '../../list/tableOrders';
import { parseKeyOf } from '../../list/UrlReader';

/** The tabs of the page, by their names in the URL; the first is open at first. */
export const TABS = { overview: 'Overview', invoices: 'Invoices' } as const;

export type Tab = keyof typeof TABS;

/** The orders of the table, by their names in the URL. */
const SORTS = tableOrders({
  month: 'id',
  gross: 'gross',
  refunds: 'refunds',
  fee: 'fee',
  net: 'net',
  payout: 'payout',
  paid: 'paidOn',
});

/** Stays when the filters are cleared, and has no chip. */
const asControl = { isKept: true, chips: () => [] };

const tabField: ListField<Tab, object> = {
  initial: 'overview',
  ...asControl,
  read: (reader, name) => reader.one(name, parseKeyOf(TABS)),
  write: (value, name) => [[name, value]],
  toParams: () => ({}),
};

/** The statement that is open above the table; null for none. */
const statementField: ListField<string | null, object> = {
  initial: null,
  ...asControl,
  read: (reader, name) =>
    reader.one(name, (text) =>
      text.length <= 72 && /^[a-z0-9]+(-[a-z0-9]+)*-\d{4}-\d{2}$/.test(text) ? text : undefined,
    ),
  write: (value, name) => (value === null ? [] : [[name, value]]),
  toParams: () => ({}),
};

/** What the page shows, and what a partner can ask the statements for. */
export const billingList = defineListState<StatementQuery>()({
  account: { ...slug('partnerAccountId'), ...asControl },
  tab: tabField,
  statement: statementField,
  sort: order(SORTS),
  page: pages(12),
});

export type BillingQuery = QueryOf<typeof billingList>;
