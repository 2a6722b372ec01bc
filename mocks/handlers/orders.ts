import { attachment } from '../presenters/attachment';
import { presentInvoice } from '../presenters/invoice';
import { usd } from '../presenters/money';
import { presentOrder, presentOrderDetail, presentQuote } from '../presenters/order';
import { presentOrderTable } from '../presenters/orderTable';
import { presentTemplateFile } from '../presenters/templateFile';
import { orderProgress } from '../rules/courses';
import { deliverableOf } from '../rules/deliverables';
import { invoicedOrder, orderedTemplate, orderOf, ordersOf, orderTotals } from '../rules/orders';
import { paginate } from '../rules/pages';
import { buy } from '../rules/purchases';
import { quoteFor } from '../rules/quotes';
import { requestRefund } from '../rules/refunds';
import { ORDER_STATUSES, searchOrders } from '../search/searchOrders';
import type { OrderRecord } from '../store/records/orderRecords';
import type { Call, Handlers } from './handler';

/** An order in full, with what its vendor gives. */
const detailOf = async (
  order: OrderRecord,
  { store, ...view }: Pick<Call<'getOrder'>, 'store' | 'now' | 'pictureUrl'>,
) =>
  presentOrderDetail(
    order,
    view,
    await deliverableOf(store, view.now, order),
    await orderProgress(store, order, view.now),
  );

export const handlers: Handlers<'orders'> = {
  async createQuote({ store, account, body, now, pictureUrl }) {
    const quote = await quoteFor(store, now, account?.id ?? null, body);
    return { status: 201, body: presentQuote(quote, pictureUrl) };
  },

  async listOrders({ store, account, query, now, pictureUrl }) {
    const { page, pageSize, ...search } = query;
    const { orders } = await store.open('orders');
    const own = ordersOf(orders, account.id);
    const { hits, counts } = searchOrders(own, search, now);
    const { paid, refunded } = orderTotals(own, now);
    const cut = paginate(hits, { page, pageSize });
    return {
      status: 200,
      body: {
        items: await Promise.all(
          cut.items.map(async (order) =>
            presentOrder(order, { now, pictureUrl }, await orderProgress(store, order, now)),
          ),
        ),
        page: cut.page,
        facets: {
          status: ORDER_STATUSES.map(([value, label]) => ({
            value,
            label,
            count: counts.get(value) ?? 0,
          })),
        },
        totals: { paid: usd(paid), refunded: usd(refunded) },
      },
    };
  },

  async createOrder({ store, account, body, now, urlOf, pictureUrl }) {
    const { order, isLost } = await buy(store, now, account.id, body);
    return {
      status: 201,
      headers: { Location: urlOf('getOrder', { orderId: order.id }) },
      body: await detailOf(order, { store, now, pictureUrl }),
      isLost,
    };
  },

  async getOrder({ store, account, params, now, pictureUrl }) {
    const order = await orderOf(store, account.id, params.orderId);
    return { status: 200, body: await detailOf(order, { store, now, pictureUrl }) };
  },

  async createRefundRequest({ store, account, params, body, now, urlOf, pictureUrl }) {
    const order = await orderOf(store, account.id, params.orderId);
    const asked = await requestRefund(store, now, order, body.reason);
    return {
      status: 201,
      headers: { Location: urlOf('getOrder', { orderId: order.id }) },
      body: await detailOf(asked, { store, now, pictureUrl }),
    };
  },

  async exportOrders({ store, account, query, now }) {
    const { orders } = await store.open('orders');
    const { hits } = searchOrders(ordersOf(orders, account.id), query, now);
    return {
      status: 200,
      headers: attachment('orders.csv'),
      file: { mediaType: 'text/csv', content: presentOrderTable(hits, now) },
    };
  },

  async getInvoice({ store, account, params, now }) {
    const order = await invoicedOrder(store, account.id, params.orderId);
    const { members } = await store.open('members');
    const buyer = { account, member: members.get(account.id) };
    return {
      status: 200,
      headers: attachment(`invoice-${order.number}.html`),
      file: { mediaType: 'text/html', content: presentInvoice(order, buyer, now) },
    };
  },

  async downloadOrder({ store, account, params, now }) {
    const { template, text } = await orderedTemplate(store, now, account.id, params.orderId);
    return {
      status: 200,
      headers: attachment(`${template.id}.html`),
      file: { mediaType: 'text/html', content: presentTemplateFile(template, text) },
    };
  },
};
