import type { AppRoutes } from '../../routing/AppRoute';

/** The deals. */
export const dealsRoutes = {
  deals: {
    path: '/deals',
    title: 'Deals',
    description: 'Software that costs less right now, by category, with the time that is left.',
    access: 'public',
    canonicalParams: ['category', 'page'],
    navigation: { visitor: 'Deals', footer: 'Deals' },
    load: () => import('./DealsPage').then(({ DealsPage }) => DealsPage),
  },
} satisfies AppRoutes;
