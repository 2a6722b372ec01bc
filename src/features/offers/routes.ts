import type { AppRoutes } from '../../routing/AppRoute';

/** What costs less right now, for buyers and for students. */
export const offersRoutes = {
  offers: {
    path: '/buyeroffer',
    title: 'Offers',
    description: 'All software and courses that cost less now, with the price before and after.',
    access: 'account',
    frame: 'account',
    canonicalParams: ['page'],
    navigation: { account: 'Offers' },
    load: () => import('./pages').then(({ BuyerOffersPage }) => BuyerOffersPage),
  },
  studentOffers: {
    path: '/studentoffer',
    title: 'Student Offers',
    description: 'Courses with a certificate, and tools that come with a training.',
    access: 'account',
    frame: 'student',
    canonicalParams: ['page'],
    navigation: { student: 'Offers' },
    load: () => import('./pages').then(({ StudentOffersPage }) => StudentOffersPage),
  },
} satisfies AppRoutes;
