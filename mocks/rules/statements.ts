import { addDays, addMonths, dayIn, monthAround, type DayRange } from '../../src/lib/calendar';
import { notFound } from '../problem';
import type { PartnerAccountRecord } from '../store/records/partnerRecords';
import type { Store } from '../store/store';
import { partnerAccountOf } from './partnerAccounts';
import { setupOf } from './partnerSetups';
import { PAYOUT_DAY } from './partnershipTerms';
import { salesOf, type Sale } from './sales';
import { figuresOf, firstSoldOn, type CountedSale, type SalesFigures } from './salesFigures';

/** How a statement stands. */
export type StatementStatus = 'open' | 'due' | 'held' | 'paid' | 'nothing-due';

/** What a month came to, in minor units of US dollars, and what is paid out for it. */
export interface Statement extends SalesFigures {
  id: string;
  period: DayRange;
  /** What the months before left open: never more than 0. */
  broughtForward: number;
  /** Never less than 0. */
  payout: number;
  status: StatementStatus;
  payableOn: string;
  paidOn: string | null;
}

/** The statement of a partner account for the month of a day. */
export const statementIdOf = (partnerId: string, day: string): string =>
  `${partnerId}-${day.slice(0, 7)}`;

/** Whose statements are made, and since which day it is known where to pay: null while it is not. */
export interface Payee {
  id: string;
  payableSince: string | null;
}

function statusOf(
  period: DayRange,
  payout: number,
  payableOn: string,
  today: string,
  { payableSince }: Payee,
): StatementStatus {
  if (today <= period.to) return 'open';
  if (payout === 0) return 'nothing-due';
  if (today < payableOn) return 'due';
  return payableSince === null ? 'held' : 'paid';
}

/** The months from the first sale on, the oldest first; none without a sale. */
export function statementsFrom(
  sales: readonly CountedSale[],
  payee: Payee,
  today: string,
): Statement[] {
  const statements: Statement[] = [];
  const firstDay = firstSoldOn(sales);
  if (firstDay === null) return statements;
  let broughtForward = 0;
  for (let month = addMonths(firstDay, 0); month <= today; month = addMonths(month, 1)) {
    const period = monthAround(month);
    const figures = figuresOf(sales, period);
    const balance = figures.net + broughtForward;
    const payout = Math.max(balance, 0);
    const payableOn = addDays(addMonths(month, 1), PAYOUT_DAY - 1);
    const status = statusOf(period, payout, payableOn, today, payee);
    statements.push({
      id: statementIdOf(payee.id, month),
      period,
      ...figures,
      ...{ broughtForward, payout, status, payableOn },
      paidOn: status === 'paid' ? laterOf(payableOn, payee.payableSince!) : null,
    });
    broughtForward = Math.min(balance, 0);
  }
  return statements;
}

const laterOf = (day: string, other: string): string => (day < other ? other : day);

/** Since when it is known where to pay a partner account. */
async function payeeOf(store: Store, { id, timeZone }: PartnerAccountRecord): Promise<Payee> {
  const { finishedAt } = setupOf((await store.open('partnerSetups')).partnerSetups, id);
  return { id, payableSince: finishedAt === null ? null : dayIn(timeZone, finishedAt) };
}

/** The statements of a partner account, the oldest first. */
export async function statementsOf(
  store: Store,
  partner: PartnerAccountRecord,
  now: Date,
): Promise<Statement[]> {
  const sales = await salesOf(store, partner, now);
  return statementsFrom(sales, await payeeOf(store, partner), dayIn(partner.timeZone, now));
}

/** What the held ones of some statements come to, in minor units. */
export const heldPayoutOf = (statements: readonly Statement[]): number =>
  statements.reduce((sum, { status, payout }) => (status === 'held' ? sum + payout : sum), 0);

/** A statement with whose it is and the sales that it is made of. */
export interface OwnStatement {
  statement: Statement;
  partner: PartnerAccountRecord;
  sales: Sale[];
}

/**
 * A statement of a member.
 *
 * @throws ProblemError 404 where there is none with this id, or where it is another's
 */
export async function statementOf(
  store: Store,
  accountId: string,
  id: string,
  now: Date,
): Promise<OwnStatement> {
  const partnerId = id.replace(/-\d{4}-\d{2}$/, '');
  const partner = await partnerAccountOf(store, accountId, partnerId);
  const sales = await salesOf(store, partner, now);
  const today = dayIn(partner.timeZone, now);
  const payee = await payeeOf(store, partner);
  const statement = statementsFrom(sales, payee, today).find((one) => one.id === id);
  if (!statement) throw notFound('statement');
  return { statement, partner, sales };
}
