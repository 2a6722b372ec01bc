import type { AppRoutes } from '../../routing/AppRoute';

/** How partners are paid. */
export const billingRoutes = {
  billing: {
    path: '/billing',
    title: 'Sales & Billing',
    description: 'How and when you are paid, with a statement for each month.',
    access: ['listPartnerAccounts', 'listStatements', 'getStatement'],
    frame: 'partner',
    canonicalParams: ['account', 'tab', 'statement', 'page'],
    navigation: { partner: 'Billing' },
    load: () => import('./BillingPage').then(({ BillingPage }) => BillingPage),
  },
} satisfies AppRoutes;
