import { describe, expect, it } from 'vitest';
import { navigationOf } from '../../../src/layout/navigation';
import type { NavigationPlace } from '../../../src/routing/AppRoute';

const labels = (place: NavigationPlace) => navigationOf(place).map(({ label }) => label);

describe('navigation', () => {
  it('lists in the header what the specification names, in its order', () => {
    expect(labels('visitor')).toEqual([
      'Software',
      'Courses',
      'Templates',
      'Deals',
      'Sell on Dealwright',
    ]);
    expect(labels('member')).toEqual([
      'AI tools',
      'AI Trainings',
      'List your Tool',
      'About',
      'Blog',
    ]);
  });

  it('lists what belongs to the account and to the company in one place each', () => {
    expect(labels('menu').slice(0, 5)).toEqual([
      'Account Overview',
      'Products',
      'Vendor',
      'Buyer',
      'Student/Visitor',
    ]);
    expect(labels('account')).toEqual([
      'Overview',
      'Products',
      'Order History',
      'Wishlist',
      'Offers',
      'Credits',
      'Payment',
      'Notifications',
      'Profile',
    ]);
    expect(labels('partner')).toEqual([
      'Dashboard',
      'Listing',
      'Sales & Analytics',
      'Billing',
      'Support',
      'Edit Profile',
    ]);
    expect(labels('official')).toEqual(['About', 'Privacy', 'Terms & Conditions']);
    expect(labels('footer')).toEqual(expect.arrayContaining(['Courses', 'Glossary', 'Support']));
  });
});
