import type { AppRoutes } from '../../routing/AppRoute';

/** What partners have sold. */
export const salesRoutes = {
  sales: {
    path: '/sales',
    alsoAt: ['/partnersales'],
    title: 'Sales & Analytics',
    description: 'What your products earn: revenue, units, refunds and every sale.',
    access: ['listPartnerAccounts', 'listSales', 'getSalesSummary'],
    frame: 'partner',
    canonicalParams: ['account', 'from', 'to', 'page'],
    navigation: { partner: 'Sales & Analytics' },
    load: () => import('./SalesPage').then(({ SalesPage }) => SalesPage),
  },
} satisfies AppRoutes;
