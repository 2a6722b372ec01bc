import type { OrderRecord } from '../../store/records/orderRecords';

/** What a demonstration account bought before the moment of the seed. */
export interface OrderCopy {
  accountId: string;
  kind: OrderRecord['item']['kind'];
  /** Title of the listing or template. */
  title: string;
  /** Title of the plan; null for a template. */
  plan: string | null;
  quantity?: number;
  hoursAgo: number;
  /** Why the payment failed. */
  failure?: string;
  refund?: { reason: string; hoursAfter: number; takesHours: number };
}

const DAY = 24;

/** The oldest first; delivery notices tell of the latest ones. */
export const orderCopy: readonly OrderCopy[] = [
  {
    accountId: 'member-maya',
    kind: 'course',
    title: 'Spreadsheets for Everyday Work',
    plan: 'Self-paced',
    hoursAgo: 96 * DAY,
  },
  {
    accountId: 'member-maya',
    kind: 'software',
    title: 'Ganttry',
    plan: 'License Tier 1',
    quantity: 2,
    hoursAgo: 74 * DAY,
  },
  {
    accountId: 'member-maya',
    kind: 'template',
    title: 'Northlight Landing',
    plan: null,
    hoursAgo: 41 * DAY,
  },
  {
    accountId: 'member-maya',
    kind: 'software',
    title: 'Duskplan',
    plan: 'License Tier 1',
    hoursAgo: 33 * DAY,
    refund: {
      reason: 'It has no week view, which I need.',
      hoursAfter: 3 * DAY,
      takesHours: 2 * DAY,
    },
  },
  {
    accountId: 'member-maya',
    kind: 'software',
    title: 'Ledgerleaf',
    plan: 'Solo',
    hoursAgo: 21 * DAY + 1,
    failure: 'Your card was declined.',
  },
  {
    accountId: 'member-maya',
    kind: 'software',
    title: 'Boardwick',
    plan: 'License Tier 1',
    hoursAgo: 12 * DAY,
    refund: {
      reason: 'We stayed with the board that we had.',
      hoursAfter: 11 * DAY,
      takesHours: 4 * DAY,
    },
  },
  {
    accountId: 'member-maya',
    kind: 'software',
    title: 'Invoicefinch',
    plan: 'License Tier 1',
    hoursAgo: 122,
  },
  {
    accountId: 'member-viktor',
    kind: 'software',
    title: 'Postmoth',
    plan: 'License Tier 1',
    hoursAgo: 74,
  },
  {
    accountId: 'member-maya',
    kind: 'course',
    title: 'Interface Design from First Principles',
    plan: 'Self-paced',
    hoursAgo: 50,
  },
  {
    accountId: 'member-maya',
    kind: 'software',
    title: 'Replywright',
    plan: 'License Tier 1',
    hoursAgo: 2,
  },
];
