import type { AppRoutes } from '../../routing/AppRoute';

/** The cards on file, and the form for another. */
export const paymentRoutes = {
  payment: {
    path: '/payment',
    title: 'Payment',
    description: 'The cards you pay with, and which one comes first.',
    access: 'account',
    frame: 'account',
    navigation: { account: 'Payment' },
    load: () => import('./PaymentPage').then(({ PaymentPage }) => PaymentPage),
  },
  paymentMethod: {
    path: '/paymentmethod',
    title: 'Add payment method',
    description: 'Add a card and its billing address.',
    access: 'account',
    frame: 'account',
    menuPath: '/payment',
    navigation: null,
    load: () => import('./PaymentMethodPage').then(({ PaymentMethodPage }) => PaymentMethodPage),
  },
} satisfies AppRoutes;
