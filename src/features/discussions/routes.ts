import type { AppRoutes } from '../../routing/AppRoute';

/** The discussions: their list and one of them. */
export const discussionsRoutes = {
  discussions: {
    path: '/discussions',
    title: 'Discussions',
    description:
      'Buyers, makers and authors of software, AI tools, courses and templates ask and answer.',
    access: 'public',
    canonicalParams: ['topic', 'author', 'page'],
    navigation: { footer: 'Discussions' },
    load: () => import('./DiscussionsPage').then(({ DiscussionsPage }) => DiscussionsPage),
  },
  discussion: {
    path: '/commentdetails',
    title: 'Discussion',
    description: 'A community discussion with all its replies.',
    access: 'public',
    canonicalParams: ['id'],
    navigation: null,
    load: () => import('./DiscussionPage').then(({ DiscussionPage }) => DiscussionPage),
  },
} satisfies AppRoutes;
