import type { AppRoutes } from '../../routing/AppRoute';

/** Where students take their courses. */
export const studentRoutes = {
  studentPortal: {
    path: '/studentbookmark',
    title: 'Student Portal',
    description: 'Your courses, your progress and your certificates.',
    access: 'account',
    frame: 'student',
    canonicalParams: ['course', 'lesson', 'certificate', 'page'],
    navigation: { student: 'My courses' },
    load: () => import('./StudentPortalPage').then(({ StudentPortalPage }) => StudentPortalPage),
  },
} satisfies AppRoutes;
