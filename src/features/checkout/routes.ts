import type { AppRoutes } from '../../routing/AppRoute';

/** Buying. */
export const checkoutRoutes = {
  checkout: {
    path: '/checkout',
    title: 'Your order',
    description: 'What you are buying and what it costs.',
    access: 'account',
    frame: 'account',
    navigation: null,
    load: () => import('./CheckoutPage').then(({ CheckoutPage }) => CheckoutPage),
  },
} satisfies AppRoutes;
