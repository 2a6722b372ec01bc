import type { NotificationRecord } from '../../store/records';

/**
 * Notices of the two demonstration accounts, worded as the rules send them, newest first. Not every
 * order, review or decision of the seed has one.
 */

export interface NoticeCopy {
  accountId: string;
  title: string;
  /** `{order}` is the number of the order of what it is about. */
  body: string;
  /** Title of the listing it is about, or null. */
  about: string | null;
  /**
   * When it was sent: hours before the moment of the seed, below 0 for what is told only when its time
   * comes; `joined` is when the account was opened.
   */
  when: number | 'joined';
  read: boolean;
  action?: NotificationRecord['action'];
}

export const noticeCopy: readonly NoticeCopy[] = [
  {
    accountId: 'member-maya',
    title: 'Your license has arrived',
    action: 'see-products',
    body: 'Replywright, order {order}. The key is in Products.',
    about: 'Replywright',
    when: 2,
    read: false,
  },
  {
    accountId: 'member-maya',
    title: 'A deal on your wishlist ends soon',
    action: 'see-deal',
    body: 'Reelsmith Studio goes back to its regular price when its deal ends.',
    about: 'Reelsmith Studio',
    when: 12,
    read: false,
  },
  {
    accountId: 'member-maya',
    title: 'Your course is ready',
    action: 'start-course',
    body: 'Interface Design from First Principles, order {order}. You’ll find it in the Student Portal.',
    about: 'Interface Design from First Principles',
    when: 50,
    read: false,
  },
  {
    accountId: 'member-maya',
    title: 'Your license has arrived',
    action: 'see-products',
    body: 'Invoicefinch, order {order}. The key is in Products.',
    about: 'Invoicefinch',
    when: 122,
    read: true,
  },
  {
    accountId: 'member-maya',
    title: 'Welcome aboard',
    body: 'Your account is ready. The heart on a card keeps a deal on your wishlist.',
    about: null,
    when: 'joined',
    read: true,
  },
  {
    accountId: 'member-viktor',
    title: 'Your license has arrived',
    action: 'see-products',
    body: 'Postmoth, order {order}. The key is in Products.',
    about: 'Postmoth',
    when: 74,
    read: false,
  },
  {
    accountId: 'member-viktor',
    title: 'Mockmint is live',
    body: 'Buyers find it in the catalog from now on.',
    about: 'Mockmint',
    when: 2758,
    read: true,
  },
  {
    accountId: 'member-viktor',
    title: 'Welcome to Dealwright',
    body: 'Your vendor account is open. What our reviewers decide about your listings arrives here.',
    about: null,
    when: 10_176,
    read: true,
  },
  // What is still to come, of the other deals that Maya has saved.
  {
    accountId: 'member-maya',
    title: 'A deal on your wishlist ends soon',
    action: 'see-deal',
    body: 'Docsage goes back to its regular price when its deal ends.',
    about: 'Docsage',
    when: -1332,
    read: false,
  },
  {
    accountId: 'member-maya',
    title: 'A deal on your wishlist ends soon',
    action: 'see-deal',
    body: 'Formwillow goes back to its regular price when its deal ends.',
    about: 'Formwillow',
    when: -492,
    read: false,
  },
  // The certificate of the course that Maya has finished, issued in the same moment.
  {
    accountId: 'member-maya',
    title: 'Your certificate is ready',
    action: 'see-certificate',
    body: 'You have finished Git, Calmly. The certificate is in the Student Portal.',
    about: 'Git, Calmly',
    when: 576,
    read: true,
  },
];
