import type { AppRoutes } from '../../routing/AppRoute';

/** Support and contact. */
export const helpRoutes = {
  support: {
    path: '/support',
    title: 'Support',
    description:
      'Answers about buying, refunds, licenses, accounts, selling and privacy, from one search.',
    access: 'public',
    canonicalParams: ['group', 'question'],
    navigation: { footer: 'Support' },
    load: () => import('./SupportPage').then(({ SupportPage }) => SupportPage),
  },
  contact: {
    path: '/contact',
    title: 'Contact',
    description: 'Write to support, or find the answer among the questions that come up often.',
    access: 'public',
    // Whoever sells, or wants to, writes to the partner team there.
    navigation: { footer: 'Contact', menu: 'Vendor' },
    load: () => import('./ContactPage').then(({ ContactPage }) => ContactPage),
  },
} satisfies AppRoutes;
