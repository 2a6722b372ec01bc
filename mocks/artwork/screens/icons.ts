import { line, place } from '../svg';

/** Icons of menus, 16 wide about 0 0, each with the labels that it stands for. */
const ICONS: readonly (readonly [data: string, labels: string])[] = [
  ['M-7-5h14v10h-14zM-7-5l7 6l7-6', 'Inbox|Mail|Mailboxes|mail.ts|Monday mail'],
  ['M-7-5h14v10h-14zM-4 2h3M2 2h2M-4-2h8', 'Captions'],
  ['M-6 6l1-4l8-8l3 3l-8 8z', 'Drafts|Change notes|Design|Edges|Add a signer|Answer|Hooks|Themes'],
  [
    'M-6-6h5v5h-5zM1-6h5v5h-5zM-6 1h5v5h-5zM1 1h5v5h-5z',
    'Overview|Dashboard|Board|Shelf|Layouts|Library|Apps|Widget|Results|Piles|Batch|Scenes|Palette',
  ],
  [
    'M-6 6v-6M0 6v-12M6 6v-9',
    'Statistics|Reports|Friday report|Scores|Drop-off|Costs|Costs a month|Best referrers|Weekend|Year|By shop|Rivals|Pulse',
  ],
  [
    'M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0M0-4v4l3 2',
    'Hours|History|Later|Last night|Freshness|Aging|Snoozed|Breaks|Runs|Timer|Play from here|Before day 1|Runway|Rounds',
  ],
  [
    'M-3-3a3 3 0 1 0 6 0a3 3 0 1 0-6 0M-7 7c1-5 13-5 14 0',
    'You|Mine|Drivers|Noah|By colleague|Applicants|session.ts',
  ],
  [
    'M-6-3a3 3 0 1 0 6 0a3 3 0 1 0-6 0M-8 6c1-5 9-5 10 0M3-6a3 3 0 0 1 0 6M5 2c2 0 3 2 3 4',
    'People|Team|Contacts|Clients|Subscribers|Seats|Handover|Voices|Meetings|Round table|Handed over|Customers',
  ],
  [
    'M-6-5h12M-6 0h12M-6 5h7',
    'Queue|Issues|Log|Transcripts|Next steps|Limits|Sources|Requests|Records',
  ],
  [
    'M-7-4h8M5-4h2M-7 4h2M-1 4h8M1-6v4M-3 2v4',
    'Rules|Tones|Filter|Balances|What if|Plans|Sheets|Mood',
  ],
  [
    'M-6-1a5 5 0 1 0 10 0a5 5 0 1 0-10 0M3 3l4 4',
    'Search|search.ts|Where from|Review|Watched|Reasons|Proof|Seen by the client|Tests',
  ],
  [
    'M-6-5h12v11h-12zM-6-1h12M-3-7v3M3-7v3',
    'Calendar|Week|Month|This week|First week|Today|Friday|Valid until June 30|Due June 14|Seasons|Set the end date|Trip',
  ],
  [
    'M-7-6h14v9h-8l-4 4v-4h-2z',
    'Chats|Talk|Replies|Saved answers|Answers|Interviews|Calls|Stories|Quotes|Standup',
  ],
  [
    'M-5-7h6l4 4v10h-10zM-2 0h4M-2 4h4',
    'Page|Pages|Reading|Invoices|Document|Articles|Contracts|Templates|Form|Board page|Receipts|cart.ts|price.ts|Guides|Cookbook|Blanks|Read',
  ],
  ['M-7-5h5l2 2h7v8h-14z', 'Folders|Projects|Brand book|backups|Series'],
  ['M-7-6h14v12h-14zM-7 4l4-5l3 3l3-4l4 5', 'Photos|Backgrounds|Frames|Site'],
  ['M0-7l2 5l5 0l-4 4l1 5l-4-3l-4 3l1-5l-4-4l5 0z', 'Moments|Rewards|Matches|Offers|Fit'],
  [
    'M-5 4c2-2 0-9 5-9s3 7 5 9zM-1 7h2',
    'Bell|Alerts|Alarms|Three-step chaser|Fatigue|Brake|Late payers|Held',
  ],
  [
    'M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0M-3 0l2 3l4-5',
    'Promises|Month-end|Approvals|Done|Decisions|Dry run|Where emails land',
  ],
  ['M-5 7v-13h9l-2 3l2 3h-9', 'Pinned|Pins|Stops|Goals|Baseline|Countries'],
  ['M-6-6h6l7 7l-6 6l-7-7zM-3-3h.1', 'Deals|Labels|Names|Tax jar|Open the ticket|Roles|Words'],
  [
    'M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0M2-3c-5-2-5 3-2 3s3 5-2 3M0-5v10',
    'Payments|Fees|Accounts|Margins|Currencies',
  ],
  [
    'M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0M-7 0h14M0-7c-4 4-4 10 0 14c4-4 4-10 0-14',
    'Languages|Channels|domains|Rings',
  ],
  [
    'M-1 2l-2 2a3 3 0 0 1-4-4l3-3a3 3 0 0 1 4 0M1-2l2-2a3 3 0 0 1 4 4l-3 3a3 3 0 0 1-4 0',
    'Links|Pairs|Clauses',
  ],
  ['M-5-7v14M-5 3c0-6 10-1 10-9', 'Flow|Routes|Rides|Branches|Trails|Ripple|Versions'],
  ['M0-7l7 4l-7 4l-7-4zM-7 1l7 4l7-4', 'Overlay|Cards|recipes-app|Gaps|Run side by side|Styles'],
  ['M-5-1h10v8h-10zM-3-1v-2a3 3 0 0 1 6 0v2', 'Keys|Rights|Licenses'],
  ['M-4-6l9 6l-9 6z', 'Play recording|Warm-up'],
  [
    'M-6-3l6-4l6 4v7l-6 4l-6-4zM-6-3l6 4l6-4M0 1v7',
    'Returns|Orders|Orders API|Stock API|api|Plan|Store sets',
  ],
  ['M0 2v-9M-3-4l3-3l3 3M-6 1v6h12v-6', 'Export|Share'],
  ['M-7-4h3l2-2h4l2 2h3v9h-14zM-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0', 'Camera'],
  ['M5 4a7 7 0 1 1-7-10a6 6 0 0 0 7 10z', 'Dark twin|Light'],
  ['M-6-4h12M-4-4l1 11h6l1-11M-2-4v-2h4v2', 'Deletion|Forget|Never kept'],
  [
    'M-6-5c0-3 12-3 12 0v10c0 3-12 3-12 0zM-6-5c0 3 12 3 12 0M-6 0c0 3 12 3 12 0',
    'database|Pots|orders|customers|order_items|stock|Stock|invoices',
  ],
  [
    'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M0-8v3M0 5v3M-8 0h3M5 0h3M-6-6l2 2M4 4l2 2M6-6l-2 2M-4 4l-2 2',
    'General|Settings',
  ],
  ['M-6 0l6-6l6 6v7h-12zM-2 7v-5h4v5', 'Home|Huts'],
  ['M-7-6v12M-7 3h14v3M7 3v-2a3 3 0 0 0-3-3h-7v5', 'Beds'],
  ['M0 7c-4-5-6-6-6-9a6 6 0 0 1 12 0c0 3-2 4-6 9M-2-2a2 2 0 1 0 4 0a2 2 0 1 0-4 0', 'Map'],
  ['M-6-3h11l-3-3M6 3h-11l3 3', 'Swaps'],
  ['M-7 0a7 7 0 1 0 14 0a7 7 0 1 0-14 0M-2-2c0-3 5-2 4 0c0 1-2 1-2 3M0 4h.1', 'Questions|Help'],
  ['M-6 6c0-8 4-12 12-12c0 8-4 12-12 12M-7 7l8-8', 'Plants'],
  ['M-6-3h12l1 10h-14zM-3-3v-1a3 3 0 0 1 6 0v1', 'Shop|Pack'],
];

const dataByLabel = new Map(
  ICONS.flatMap(([data, labels]) => labels.split('|').map((label) => [label, data] as const)),
);

/** Whether a label of a menu has an icon. */
export const hasIcon = (label: string): boolean => dataByLabel.has(label);

/** The path of the icon of a label, 16 wide about 0 0: that of a list where it has none of its own. */
export const iconPath = (label: string): string =>
  dataByLabel.get(label) ?? 'M-6-5h12M-6 0h12M-6 5h7';

/**
 * The icon of a label about a point: one label has one icon, in whichever product or place of a menu
 * it stands.
 */
export function iconOf(x: number, y: number, label: string, color: string, scale = 1): string {
  return place(x, y, line(iconPath(label), color, 1.7), scale);
}
