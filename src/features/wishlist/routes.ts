import type { AppRoutes } from '../../routing/AppRoute';

/** What a member saved, among the pages of buyers and among those of students. */
export const wishlistRoutes = {
  wishlist: {
    path: '/buyerbookmark',
    title: 'Wishlist',
    description: 'Deals that you save are kept here, with what they cost today.',
    access: 'account',
    frame: 'account',
    canonicalParams: ['page'],
    navigation: { account: 'Wishlist' },
    load: () => import('./pages').then(({ BuyerWishlistPage }) => BuyerWishlistPage),
  },
  studentWishlist: {
    path: '/studentdashboard',
    title: 'Student Wishlist',
    description: 'Courses and tools that you save as a student, at today’s prices.',
    access: 'account',
    frame: 'student',
    canonicalParams: ['page'],
    navigation: { menu: 'Student/Visitor', student: 'Wishlist' },
    load: () => import('./pages').then(({ StudentWishlistPage }) => StudentWishlistPage),
  },
} satisfies AppRoutes;
