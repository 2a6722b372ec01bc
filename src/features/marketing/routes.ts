import type { AppRoutes } from '../../routing/AppRoute';

/** What the marketplace is and offers. */
export const marketingRoutes = {
  about: {
    path: '/about',
    title: 'About',
    description: 'What this marketplace is, how it works, and who buys and sells here.',
    access: 'public',
    navigation: { member: 'About', official: 'About' },
    load: () => import('./AboutPage').then(({ AboutPage }) => AboutPage),
  },
} satisfies AppRoutes;
