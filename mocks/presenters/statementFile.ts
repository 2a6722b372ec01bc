import type { DayRange } from '../../src/lib/calendar';
import { formatDate, formatMonthYear } from '../../src/lib/dates';
import { formatExactMoney } from '../../src/lib/money';
import { DEMO_NOTICE } from '../rules/demoAccounts';
import { FEE_PERCENT } from '../rules/partnershipTerms';
import type { Sale } from '../rules/sales';
import { refundedIn, soldIn } from '../rules/salesFigures';
import type { OwnStatement, Statement } from '../rules/statements';
import { escapeHtml, htmlPage } from './html';
import { usd } from './money';
import { PRINT_STYLE } from './printStyle';

const dateText = (day: string) => formatDate(`${day}T00:00:00Z`);

/** Zero has no sign, also where nothing is taken off. */
const money = (amountMinor: number) => formatExactMoney(usd(amountMinor || 0));

const fact = (name: string, value: string) =>
  `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`;

const sum = (label: string, amountMinor: number) =>
  `<tr><th scope="row">${escapeHtml(label)}</th><td>${money(amountMinor)}</td></tr>`;

const STANDING: Record<Statement['status'], (statement: Statement) => string> = {
  open: () => 'Open until the month is over',
  due: ({ payableOn }) => `Due on ${dateText(payableOn)}`,
  held: () => 'Held until the setup is finished',
  paid: ({ paidOn }) => `Paid on ${dateText(paidOn!)}`,
  'nothing-due': () => 'Nothing to pay out',
};

/** The sales or the refunds of the month, one below the other. */
function entries(title: string, sales: readonly Sale[], dayOf: (sale: Sale) => string): string {
  if (sales.length === 0) return '';
  const rows = sales
    .toSorted((a, b) => (dayOf(a) < dayOf(b) ? -1 : 1))
    .map(
      (sale) =>
        `<tr><th scope="row">${dateText(dayOf(sale))}</th><th>${escapeHtml(sale.orderNumber)}</th>` +
        `<th>${escapeHtml(sale.listing.title)} × ${sale.quantity}</th><td>${money(sale.gross)}</td></tr>`,
    );
  return `<h2>${title}</h2>
<table>
<thead><tr><th scope="col">Date</th><th scope="col">Order</th><th scope="col">Product</th><th scope="col" style="text-align: right">Amount</th></tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table>`;
}

const periodText = ({ from, to }: DayRange) => `${dateText(from)} to ${dateText(to)}`;

/** A monthly statement, as a page to print. */
export function presentStatementFile({ statement, partner, sales }: OwnStatement): string {
  const { id, period, gross, refunds, fee, net, broughtForward, payout, status } = statement;
  const month = formatMonthYear(`${period.from}T00:00:00Z`);
  const facts = [
    fact('Statement', id),
    fact('For', partner.name),
    fact('Period', `${periodText(period)} (${partner.timeZone})`),
    fact('Status', STANDING[status](statement)),
  ];
  return htmlPage(
    `Statement ${month}, ${partner.name}`,
    PRINT_STYLE,
    `<header><h1>Statement ${month}</h1><strong>Dealwright</strong></header>
<dl>${facts.join('\n')}</dl>
<table>
<tbody>${sum('Gross sales', gross)}
${sum('Refunds', -refunds)}
${sum(`Fee, ${FEE_PERCENT}% of sales less refunds`, -fee)}
${sum('Net', net)}
${sum('Brought forward', broughtForward)}</tbody>
<tfoot>${sum('Payout', payout)}</tfoot>
</table>
${entries('Sales', soldIn(sales, period), ({ soldOn }) => soldOn)}
${entries('Refunds', refundedIn(sales, period), ({ refundedOn }) => refundedOn!)}
<footer>${escapeHtml(DEMO_NOTICE)}</footer>`,
  );
}
