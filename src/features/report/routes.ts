import type { AppRoutes } from '../../routing/AppRoute';

/** Reporting a listing. */
export const reportRoutes = {
  report: {
    path: '/productsclaims',
    title: 'Report a listing',
    description: 'Tell us what is wrong with a listing.',
    access: 'public',
    canonicalParams: ['id'],
    navigation: null,
    load: () => import('./ReportPage').then(({ ReportPage }) => ReportPage),
  },
} satisfies AppRoutes;
