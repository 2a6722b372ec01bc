import type { VendorListingFields } from '../../store/records/vendorListingRecords';

/** A listing of the demonstration partner that is not in the catalog. */
export interface UnlistedCopy {
  fields: Partial<VendorListingFields>;
  /** The name of its drawn pictures; left out where it has none yet. */
  pictures?: string;
  hoursAgo: number;
  /** Hours from the seed's moment until the decision, and why it was rejected; a draft has none. */
  review?: { decidedInHours: number; rejection: string | null };
}

/** What Quillbird Labs is working on: two drafts, one under review, one rejected. */
export const unlistedCopy: readonly UnlistedCopy[] = [
  {
    hoursAgo: 20,
    pictures: 'minuteloom',
    fields: {
      name: 'Minuteloom',
      websiteUrl: 'https://minuteloom.example',
      description: 'Meeting notes that write themselves,\nand remember who promised what.',
      pros: [
        'Finds every promise in an hour of talk',
        'Sends each person their own part',
        'Works in any meeting room, without a plugin',
        'Forgets the recording after a day',
        'Searches a year of meetings in a second',
      ],
      useCases: [
        'Weekly team meetings',
        'Calls with clients',
        'Interviews with applicants',
        'Board meetings with minutes',
        'Lectures and workshops',
      ],
      categoryIds: ['productivity', 'ai'],
      pricing: 'paid',
      price: 3900,
      oldPrice: 11900,
      featureMyTool: true,
      wantsLifetimeDealCall: false,
      founderName: 'Felix Amundsen',
      founderNote:
        'We were four people who met six times a week and never knew who had promised what. Now we do.',
      howItWorks:
        'Minuteloom listens along, sorts what was said by topic and marks every sentence that is a promise. After the meeting each person gets their own list.',
      bestFor:
        'Teams of three to thirty that meet more often than they would like, and need to know what came of it.',
    },
  },
  {
    hoursAgo: 3,
    fields: { name: 'Pageturner', websiteUrl: 'https://pageturner.example', pros: ['Reads aloud'] },
  },
  {
    hoursAgo: 5,
    pictures: 'tidewatch',
    review: { decidedInHours: 168, rejection: null },
    fields: {
      name: 'Tidewatch',
      websiteUrl: 'https://tidewatch.example',
      description: 'Watches the prices of your competitors,\nand tells you only what matters.',
      pros: [
        'Checks a thousand pages an hour',
        'Tells a price cut from a typing error',
        'One mail a day, never ten',
        'Shows how a price moved over a year',
        'Knows forty currencies',
      ],
      useCases: [
        'Pricing of an online shop',
        'Tenders with public price lists',
        'Travel offers that change by the hour',
        'Spare parts with many sellers',
        'Software subscriptions',
      ],
      categoryIds: ['marketing', 'analytics'],
      pricing: 'freemium',
      featureMyTool: false,
      wantsLifetimeDealCall: true,
      founderName: 'Dunya Rahmani',
      founderNote: 'Every other tool sent me a hundred emails. This one sends me one.',
      howItWorks:
        'Give it the pages of your competitors. It reads them every hour and keeps what the prices were.',
      bestFor: 'Shops with up to ten thousand products and no time to look around.',
    },
  },
  {
    hoursAgo: 50,
    pictures: 'postbox-zero',
    review: {
      decidedInHours: -26,
      rejection: 'The description only repeats the name. Say in two lines what the tool does.',
    },
    fields: {
      name: 'Postbox Zero',
      websiteUrl: 'https://postboxzero.example',
      description: 'Postbox Zero',
      pros: [
        'Empties the inbox in ten minutes',
        'Learns whom you answer first',
        'Snoozes what can wait',
        'Unsubscribes with one key',
        'Works with every mail provider',
      ],
      useCases: [
        'Shared support inboxes',
        'Founders with too much mail',
        'Coming back from a holiday',
        'Newsletters nobody reads',
        'Invoices that hide among the rest',
      ],
      categoryIds: ['email', 'productivity'],
      pricing: 'free-trial',
      featureMyTool: true,
      wantsLifetimeDealCall: false,
      founderName: 'Cormac Delaney',
      founderNote: 'I had four thousand unread emails when I began. Today I have none.',
      howItWorks:
        'It sorts mail into what to answer, what to read and what to forget, and asks only once.',
      bestFor: 'People who open their mail first thing in the morning and regret it.',
    },
  },
];
