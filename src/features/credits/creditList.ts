import type { CreditQuery as ApiQuery } from '../../api/resources/credits';
import { order, pages } from '../../list/fields';
import { defineListState, type QueryOf } from '../../list/listState';
import { tableOrders } from '../../list/tableOrders';

/** What a member can ask the history of their credits for. */
export const creditList = defineListState<ApiQuery>()({
  sort: order(tableOrders({ date: 'createdAt', amount: 'amount' })),
  page: pages(10),
});

export type CreditListQuery = QueryOf<typeof creditList>;
