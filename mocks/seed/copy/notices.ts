import type { NotificationRecord } from '../../store/records';

/** Delivery notices of the two demonstration accounts, newest first. */

export interface NoticeCopy {
  accountId: string;
  title: string;
  body: string;
  /** Title of the listing it is about, or null. */
  about: string | null;
  /** Hours before the moment of the seed. */
  hoursAgo: number;
  read: boolean;
  action?: NotificationRecord['action'];
}

export const noticeCopy: readonly NoticeCopy[] = [
  {
    accountId: 'member-maya',
    title: 'Your license has arrived',
    action: 'see-products',
    body: 'The key for License Tier 1 of Replywright was sent to maya@dealwright.example.',
    about: 'Replywright',
    hoursAgo: 2,
    read: false,
  },
  {
    accountId: 'member-maya',
    title: 'A deal on your wishlist ends soon',
    action: 'see-deal',
    body: 'Reelsmith Studio goes back to its regular price when its deal ends.',
    about: 'Reelsmith Studio',
    hoursAgo: 21,
    read: false,
  },
  {
    accountId: 'member-maya',
    title: 'Your course is ready',
    action: 'start-course',
    body: 'Interface Design from First Principles is unlocked. Your place in the course room is kept.',
    about: 'Interface Design from First Principles',
    hoursAgo: 50,
    read: false,
  },
  {
    accountId: 'member-maya',
    title: 'Invoice delivered',
    body: 'The invoice for Invoicefinch was sent to maya@dealwright.example.',
    about: 'Invoicefinch',
    hoursAgo: 122,
    read: true,
  },
  {
    accountId: 'member-maya',
    title: 'Welcome to Dealwright',
    body: 'Save what you like with the heart and you will find it on your wishlist.',
    about: null,
    hoursAgo: 700,
    read: true,
  },
  {
    accountId: 'member-viktor',
    title: 'New question about your course',
    body: 'A member asked a question about Modern TypeScript for Working Developers.',
    about: 'Modern TypeScript for Working Developers',
    hoursAgo: 5,
    read: false,
  },
  {
    accountId: 'member-viktor',
    title: 'New review of your course',
    body: 'Someone has rated Modern TypeScript for Working Developers. Thank them, or ask what was missing.',
    about: 'Modern TypeScript for Working Developers',
    hoursAgo: 30,
    read: false,
  },
  {
    accountId: 'member-viktor',
    title: 'Your license has arrived',
    action: 'see-products',
    body: 'The key for Schemaloom was sent to you.',
    about: 'Schemaloom',
    hoursAgo: 74,
    read: true,
  },
  {
    accountId: 'member-viktor',
    title: 'Welcome to Dealwright',
    body: 'Your vendor account is open. Questions and reviews of your listings will arrive here.',
    about: null,
    hoursAgo: 960,
    read: true,
  },
];
