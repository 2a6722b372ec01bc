import type { components } from '../../src/api/schema.d';
import { compareText, orderBy, type Order } from '../rules/order';
import type { Statement } from '../rules/statements';

type Sort = components['schemas']['StatementSort'];
type Ascending = Exclude<Sort, `-${string}`>;

const ORDERS: Record<Ascending, Order<Statement>> = {
  id: (a, b) => compareText(a.id, b.id),
  gross: (a, b) => a.gross - b.gross,
  refunds: (a, b) => a.refunds - b.refunds,
  fee: (a, b) => a.fee - b.fee,
  net: (a, b) => a.net - b.net,
  payout: (a, b) => a.payout - b.payout,
  paidOn: (a, b) => compareText(a.paidOn ?? '', b.paidOn ?? ''),
};

/** The statements in the order asked for. */
export const sortStatements = (
  statements: readonly Statement[],
  sort: readonly Sort[] = ['-id'],
): Statement[] => statements.toSorted(orderBy(sort, ORDERS));
