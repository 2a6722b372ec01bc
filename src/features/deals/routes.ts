import type { AppRoutes } from '../../routing/AppRoute';

/** The deals. */
export const dealsRoutes = {
  deals: {
    path: '/deals',
    title: 'Deals',
    description: 'Discounted software by category, with the time left on each deal.',
    access: 'public',
    canonicalParams: ['category', 'page'],
    navigation: { visitor: 'Deals', footer: 'Deals' },
    load: () => import('./DealsPage').then(({ DealsPage }) => DealsPage),
  },
} satisfies AppRoutes;
