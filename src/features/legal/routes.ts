import type { AppRoutes } from '../../routing/AppRoute';

/** The legal documents. */
export const legalRoutes = {
  privacy: {
    path: '/privacy',
    title: 'Privacy',
    description: 'What this site keeps about you, where it keeps it, and how to get rid of it.',
    access: 'public',
    navigation: { official: 'Privacy' },
    load: () => import('./pages').then(({ PrivacyPage }) => PrivacyPage),
  },
  terms: {
    path: '/terms&conditions',
    title: 'Terms & Conditions',
    description: 'What you may expect of this site and what it expects of you, in plain words.',
    access: 'public',
    navigation: { official: 'Terms & Conditions' },
    load: () => import('./pages').then(({ TermsPage }) => TermsPage),
  },
} satisfies AppRoutes;
