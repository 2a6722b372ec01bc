import type { AppRoutes } from '../../routing/AppRoute';

/** The page of a product. */
export const productRoutes = {
  product: {
    path: '/productdetails',
    title: 'Product details',
    description:
      'Plans, features, questions and reviews of a deal, and how it compares with others.',
    access: 'public',
    canonicalParams: ['id'],
    navigation: null,
    load: () => import('./ProductPage').then(({ ProductPage }) => ProductPage),
  },
} satisfies AppRoutes;
