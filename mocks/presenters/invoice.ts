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

const STYLE = `
body { max-width: 44rem; margin: 3rem auto; padding: 0 1.5rem; font: 16px/1.5 system-ui, sans-serif; color: #14121f; }
header { display: flex; justify-content: space-between; align-items: baseline; gap: 2rem; border-bottom: 2px solid; padding-bottom: 1rem; }
h1 { margin: 0; font-size: 1.75rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1.5rem; margin: 1.5rem 0; }
dt { color: #5c586b; }
dd { margin: 0; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .6rem 0; border-top: 1px solid #e5e1d7; text-align: left; font-weight: 400; }
td { text-align: right; white-space: nowrap; }
tfoot th, tfoot td { border-top: 2px solid #14121f; font-weight: 700; }
footer { margin-top: 2rem; color: #5c586b; font-size: .875rem; }
@media print { body { margin: 0 auto; } }
`;

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
    STYLE,
    `<header><h1>Invoice</h1><strong>Dealwright</strong></header>
<dl>${facts.join('\n')}</dl>
<table>
<tbody>${lines.map(({ label, amount }) => row(label, amount)).join('\n')}</tbody>
<tfoot>${row('Total', total)}</tfoot>
</table>
<footer>${escapeHtml(DEMO_NOTICE)}</footer>`,
  );
}
