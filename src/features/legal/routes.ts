import type { AppRoutes } from '../../routing/AppRoute';

/** The legal documents. */
export const legalRoutes = {
  privacy: {
    path: '/privacy',
    title: 'Privacy',
    description: 'What we keep about you, where we keep it, and how to remove it.',
    access: 'public',
    navigation: { official: 'Privacy' },
    load: () => import('./pages').then(({ PrivacyPage }) => PrivacyPage),
  },
  terms: {
    path: '/terms&conditions',
    title: 'Terms & Conditions',
    description: 'What you can expect from us and what we expect from you, in plain words.',
    access: 'public',
    navigation: { official: 'Terms & Conditions' },
    load: () => import('./pages').then(({ TermsPage }) => TermsPage),
  },
} satisfies AppRoutes;
