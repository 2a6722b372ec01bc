import { cardName } from '../../src/lib/cardBrand';
import { formatDate } from '../../src/lib/dates';
import { formatMoney } from '../../src/lib/money';
import { DEMO_NOTICE } from '../rules/demoAccounts';
import { refundedAt } from '../rules/refunds';
import { priceLines } from '../rules/quotes';
import type { AccountRecord, MemberRecord } from '../store/records';
import type { OrderRecord } from '../store/records/orderRecords';
import { escapeHtml, htmlPage } from './html';
import { usd } from './money';
import { PRINT_STYLE } from './printStyle';

const fact = (name: string, value: string) =>
  `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`;

const row = (label: string, amountMinor: number) =>
  `<tr><th scope="row">${escapeHtml(label)}</th><td>${formatMoney(usd(amountMinor))}</td></tr>`;

/** The invoice of an order, as a page to print. */
export function presentInvoice(
  order: OrderRecord,
  buyer: { account: AccountRecord; member: MemberRecord | undefined },
  now: Date,
): string {
  const { number, createdAt, title, planTitle, paymentMethod, subtotal, total } = order;
  const refunded = refundedAt(order, now);
  const what = planTitle === null ? title : `${title}, ${planTitle}`;
  const lines = priceLines({ ...order, title: what, planTitle: null }, subtotal);
  const facts = [
    fact('Invoice', number),
    fact('Date', formatDate(createdAt)),
    fact('Billed to', buyer.member?.name ?? buyer.account.identifier),
    fact('Account', buyer.account.identifier),
    ...(paymentMethod ? [fact('Paid with', cardName(paymentMethod))] : []),
    ...(refunded ? [fact('Refunded on', formatDate(refunded))] : []),
  ];
  return htmlPage(
    `Invoice ${number}`,
    PRINT_STYLE,
    `<header><h1>Invoice</h1><strong>Dealwright</strong></header>
<dl>${facts.join('\n')}</dl>
<table>
<tbody>${lines.map(({ label, amount }) => row(label, amount)).join('\n')}</tbody>
<tfoot>${row('Total', total)}</tfoot>
</table>
<footer>${escapeHtml(DEMO_NOTICE)}</footer>`,
  );
}
