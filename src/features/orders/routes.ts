import type { AppRoutes } from '../../routing/AppRoute';

/** What the member has bought. */
export const ordersRoutes = {
  orders: {
    path: '/buyerorder',
    title: 'Order History',
    description: 'Everything you bought, with license keys, invoices and refunds.',
    access: 'account',
    frame: 'account',
    canonicalParams: ['id', 'page'],
    navigation: { menu: 'Buyer', account: 'Order History' },
    load: () => import('./OrdersPage').then(({ OrdersPage }) => OrdersPage),
  },
} satisfies AppRoutes;
