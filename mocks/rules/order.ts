/** Tells which of two goes first: negative for the first, positive for the second. */
export type Order<T> = (a: T, b: T) => number;

/** How ids and times sort, which all have one form: sign by sign, many times faster than as words. */
export const compareCode: Order<string> = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

const byId: Order<{ id: string }> = (a, b) => compareCode(a.id, b.id);

/** How titles and names sort: as in English, numbers by their value. */
export const compareText: Order<string> = new Intl.Collator('en-US', { numeric: true }).compare;

/** The strongest order first; equals go on to the next, and at last by id, so pages never overlap. */
export function ordered<T extends { id: string }>(...orders: Order<T>[]): Order<T> {
  return (a, b) => {
    for (const order of orders) {
      const difference = order(a, b);
      if (difference !== 0) return difference;
    }
    return byId(a, b);
  };
}

/**
 * The order that a request asks for, equals by id.
 *
 * @param sort names of orders, the strongest first; `-` is descending
 * @param ascending what each name orders by
 */
export const orderBy = <T extends { id: string }, Name extends string>(
  sort: readonly (Name | `-${Name}`)[],
  ascending: Readonly<Record<Name, Order<T>>>,
): Order<T> =>
  ordered(
    ...sort.map((name): Order<T> => {
      const order = ascending[name.replace('-', '') as Name];
      return name.startsWith('-') ? (a, b) => order(b, a) : order;
    }),
  );

/**
 * The first of some records in an order: where few of many are wanted, a small part of the comparisons
 * that putting all in order takes.
 *
 * @param order decides between any two, see `ordered`
 * @param count 1 or more
 */
export function firstInOrder<T>(records: readonly T[], order: Order<T>, count: number): T[] {
  if (count * 8 > records.length) return records.toSorted(order).slice(0, count);
  const first: T[] = [];
  for (const record of records) {
    if (first.length === count && order(first.at(-1)!, record) < 0) continue;
    let [from, to] = [0, first.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (order(first[middle]!, record) < 0) from = middle + 1;
      else to = middle;
    }
    first.splice(from, 0, record);
    first.length = Math.min(first.length, count);
  }
  return first;
}

/** The newest first, equals by id. */
export const newestFirst = ordered<{ id: string; createdAt: string }>(
  (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt),
);
