import type { AppRoutes } from '../../routing/AppRoute';

/** The cards on file, and the form for another. */
export const paymentRoutes = {
  payment: {
    path: '/payment',
    title: 'Payment',
    description: 'The cards on file that you pay with, and which of them comes first.',
    access: 'account',
    frame: 'account',
    navigation: { account: 'Payment' },
    load: () => import('./PaymentPage').then(({ PaymentPage }) => PaymentPage),
  },
  paymentMethod: {
    path: '/paymentmethod',
    title: 'Add payment method',
    description: 'Put a card with its billing address on file.',
    access: 'account',
    frame: 'account',
    menuPath: '/payment',
    navigation: null,
    load: () => import('./PaymentMethodPage').then(({ PaymentMethodPage }) => PaymentMethodPage),
  },
} satisfies AppRoutes;
