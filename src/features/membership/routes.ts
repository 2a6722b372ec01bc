import type { AppRoutes } from '../../routing/AppRoute';

/** What a membership is, and one's own. */
export const membershipRoutes = {
  membership: {
    path: '/membership',
    title: 'Membership',
    description: 'Unlimited access to every template, by the month or by the year.',
    access: 'public',
    navigation: { footer: 'Membership' },
    load: () => import('./MembershipPage').then(({ MembershipPage }) => MembershipPage),
  },
} satisfies AppRoutes;
