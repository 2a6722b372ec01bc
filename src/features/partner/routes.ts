import type { AppRoutes } from '../../routing/AppRoute';

/** Where partners begin. */
export const partnerRoutes = {
  partnerDashboard: {
    path: '/partnerdashoard',
    redirectsFrom: ['/partnerdashboard'],
    title: 'Partner Dashboard',
    description: 'What is new about your products: drafts, visitors, reviews and open questions.',
    access: ['listPartnerAccounts'],
    frame: 'partner',
    navigation: { menu: 'Vendor', partner: 'Dashboard' },
    load: () =>
      import('./PartnerDashboardPage').then(({ PartnerDashboardPage }) => PartnerDashboardPage),
  },
} satisfies AppRoutes;
