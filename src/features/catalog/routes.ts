import type { AppRoutes } from '../../routing/AppRoute';

/** The lists of software and courses. */
export const catalogRoutes = {
  software: {
    path: '/aitools',
    title: 'Software',
    description:
      'Search and filter discounted software and AI tools by category, rating, platform and price.',
    access: 'public',
    canonicalParams: ['page'],
    navigation: { visitor: 'Software', member: 'AI tools', footer: 'Software and AI tools' },
    load: () => import('./pages').then(({ SoftwarePage }) => SoftwarePage),
  },
  courses: {
    path: '/courses',
    title: 'Courses',
    description:
      'Discounted courses with certificates, filtered by level, language, length and price.',
    access: 'public',
    canonicalParams: ['page'],
    navigation: { visitor: 'Courses', footer: 'Courses' },
    load: () => import('./pages').then(({ CoursesPage }) => CoursesPage),
  },
  trainings: {
    path: '/aitrainings',
    title: 'AI Trainings',
    description:
      'Trainings that get you up to speed with AI tools and modern software, at a discount.',
    access: 'public',
    canonicalParams: ['page'],
    navigation: { member: 'AI Trainings', footer: 'AI Trainings' },
    load: () => import('./pages').then(({ TrainingsPage }) => TrainingsPage),
  },
} satisfies AppRoutes;
