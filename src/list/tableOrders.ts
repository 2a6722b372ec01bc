import type { TableSort } from '../ui/DataTable';

type TableOrders<Key extends string, Order extends string> = Readonly<
  Record<TableSort<Key>, { order: readonly (Order | `-${Order}`)[] }>
>;

/**
 * The orders of a table for `order()` of its list: each column up and down, by its name in the URL.
 * The first column descending is the default.
 *
 * @param columns for each name the order of the API that it is
 */
export function tableOrders<Key extends string, Order extends string>(
  columns: Readonly<Record<Key, Order>>,
): TableOrders<Key, Order> {
  const orders = Object.entries<Order>(columns).flatMap(([name, order]) => [
    [`-${name}`, { order: [`-${order}`] }],
    [name, { order: [order] }],
  ]);
  return Object.fromEntries(orders) as TableOrders<Key, Order>;
}
