import type { AppRoutes } from '../../routing/AppRoute';

/** What a member owns. */
export const libraryRoutes = {
  products: {
    path: '/products',
    title: 'Products',
    description: 'What you own, with license keys and progress, and codes to redeem.',
    access: 'account',
    frame: 'account',
    canonicalParams: ['tab', 'page'],
    navigation: { menu: 'Products', account: 'Products' },
    load: () => import('./ProductsPage').then(({ ProductsPage }) => ProductsPage),
  },
} satisfies AppRoutes;
