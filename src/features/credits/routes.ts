import type { AppRoutes } from '../../routing/AppRoute';

/** The credits of a member. */
export const creditsRoutes = {
  credits: {
    path: '/credits',
    title: 'Credits',
    description: 'Your credit balance, what changed it, and gift cards to redeem.',
    access: 'account',
    frame: 'account',
    navigation: { account: 'Credits' },
    load: () => import('./CreditsPage').then(({ CreditsPage }) => CreditsPage),
  },
} satisfies AppRoutes;
