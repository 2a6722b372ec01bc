import type { AppRoutes } from '../../routing/AppRoute';

/** The account of a member, and how to get one. */
export const accountRoutes = {
  account: {
    path: '/dashboard',
    alsoAt: ['/dashbord'],
    title: 'My Account',
    description: 'Your orders, profile, wishlist and offers.',
    access: 'account',
    frame: 'account',
    navigation: { menu: 'Account Overview', account: 'Overview' },
    load: () => import('./AccountPage').then(({ AccountPage }) => AccountPage),
  },
  notifications: {
    path: '/notifications',
    title: 'Notifications',
    description: 'What happened in your account: deliveries, replies and deals that end soon.',
    access: 'account',
    frame: 'account',
    canonicalParams: ['page'],
    navigation: { account: 'Notifications' },
    load: () => import('./NotificationsPage').then(({ NotificationsPage }) => NotificationsPage),
  },
  register: {
    path: '/register',
    title: 'Register',
    description: 'Join to buy deals, keep a wishlist and ask vendors questions.',
    access: 'public',
    navigation: null,
    load: () => import('./RegisterPage').then(({ RegisterPage }) => RegisterPage),
  },
} satisfies AppRoutes;
