import type { AppRoutes } from '../../routing/AppRoute';

/** What a member saved, among the pages of buyers and among those of students. */
export const wishlistRoutes = {
  wishlist: {
    path: '/buyerbookmark',
    title: 'Wishlist',
    description: 'The deals you saved, at today’s prices.',
    access: 'account',
    frame: 'account',
    canonicalParams: ['page'],
    navigation: { account: 'Wishlist' },
    load: () => import('./pages').then(({ BuyerWishlistPage }) => BuyerWishlistPage),
  },
  studentWishlist: {
    path: '/studentdashboard',
    title: 'Student Wishlist',
    description: 'Courses and tools you saved: the same list as in your account.',
    access: 'account',
    frame: 'student',
    canonicalParams: ['page'],
    navigation: { menu: 'Student/Visitor', student: 'Wishlist' },
    load: () => import('./pages').then(({ StudentWishlistPage }) => StudentWishlistPage),
  },
} satisfies AppRoutes;
