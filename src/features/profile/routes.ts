import type { AppRoutes } from '../../routing/AppRoute';

/** The profile of a member, at the URLs of buyers, vendors and students (specification section 2). */
export const profileRoutes = {
  profile: {
    path: '/profile',
    title: 'My Profile',
    description: 'Your name and picture, your details, how you sign in, and your data.',
    access: 'account',
    frame: 'account',
    navigation: { account: 'Profile' },
    load: () => import('./BuyerProfilePage').then((module) => module.BuyerProfilePage),
  },
  vendorProfile: {
    path: '/venderprofile',
    title: 'My Profile as a vendor',
    description: 'Your company, your name and picture, and how you sign in.',
    access: 'account',
    frame: 'partner',
    navigation: { partner: 'Edit Profile' },
    load: () => import('./VendorProfilePage').then((module) => module.VendorProfilePage),
  },
  studentProfile: {
    path: '/studentprofile',
    title: 'My Profile as a student',
    description: 'How far you are in your courses, your name and picture, and how you sign in.',
    access: 'account',
    frame: 'student',
    navigation: { student: 'Profile' },
    load: () => import('./StudentProfilePage').then((module) => module.StudentProfilePage),
  },
} satisfies AppRoutes;
