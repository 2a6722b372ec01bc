import type { AppRoutes } from '../../routing/AppRoute';

/** The blog: its list and one post. */
export const blogRoutes = {
  blog: {
    path: '/blog',
    title: 'Blog',
    description:
      'Plain advice for people who buy software and courses, and for people who make and sell them.',
    access: 'public',
    canonicalParams: ['category', 'tag', 'page'],
    navigation: { member: 'Blog', footer: 'Blog' },
    load: () => import('./BlogPage').then(({ BlogPage }) => BlogPage),
  },
  article: {
    path: '/blogdetails',
    title: 'Blog post',
    description:
      'A blog post for people who buy software and courses, and for people who make them.',
    access: 'public',
    canonicalParams: ['id'],
    navigation: null,
    load: () => import('./ArticlePage').then(({ ArticlePage }) => ArticlePage),
  },
} satisfies AppRoutes;
