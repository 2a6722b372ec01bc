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
    navigation: { footer: 'Support', partner: 'Support' },
    load: () => import('./SupportPage').then(({ SupportPage }) => SupportPage),
  },
  contact: {
    path: '/contact',
    title: 'Contact',
    description: 'Write to support, or find your answer among the most common questions.',
    access: 'public',
    navigation: { footer: 'Contact' },
    load: () => import('./ContactPage').then(({ ContactPage }) => ContactPage),
  },
} satisfies AppRoutes;
