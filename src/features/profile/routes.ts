import type { AppRoutes } from '../../routing/AppRoute';

/** The profile of a member, at the URLs of buyers, vendors and students (specification section 2). */
export const profileRoutes = {
  profile: {
    path: '/profile',
    title: 'My Profile',
    description: 'Your name, picture and company, the email you sign in with, and your data.',
    access: 'account',
    frame: 'account',
    navigation: { account: 'Profile' },
    load: () => import('./BuyerProfilePage').then((module) => module.BuyerProfilePage),
  },
  vendorProfile: {
    path: '/venderprofile',
    title: 'My Profile as a vendor',
    description: 'Your name, picture and company as a vendor, and how you sign in.',
    access: 'account',
    frame: 'partner',
    navigation: { partner: 'Edit Profile' },
    load: () => import('./VendorProfilePage').then((module) => module.VendorProfilePage),
  },
  studentProfile: {
    path: '/studentprofile',
    title: 'My Profile as a student',
    description: 'Your name as it appears on certificates, your picture and your email.',
    access: 'account',
    frame: 'student',
    navigation: { student: 'Profile' },
    load: () => import('./StudentProfilePage').then((module) => module.StudentProfilePage),
  },
} satisfies AppRoutes;
