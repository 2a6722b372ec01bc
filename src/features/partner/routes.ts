import type { AppRoutes } from '../../routing/AppRoute';

/** Where partners begin. */
export const partnerRoutes = {
  partnerDashboard: {
    path: '/partnerdashoard',
    redirectsFrom: ['/partnerdashboard'],
    title: 'Partner Dashboard',
    description: 'What is new with your products: sales, drafts, visitors, reviews and questions.',
    access: ['listPartnerAccounts'],
    frame: 'partner',
    navigation: { menu: 'Vendor', partner: 'Dashboard' },
    load: () =>
      import('./PartnerDashboardPage').then(({ PartnerDashboardPage }) => PartnerDashboardPage),
  },
} satisfies AppRoutes;
