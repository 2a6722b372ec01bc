import type { BookmarkRecord } from '../store/records';
import { before, HOUR_MS } from './clock';

/** What the demonstration account has saved, and how many hours before the moment of the seed. */
const SAVED = {
  formwillow: 20,
  // A delivery notice tells that its deal ends soon.
  'reelsmith-studio': 55,
  'no-code-automation': 130,
  docsage: 290,
  signorella: 460,
};

/** The same of templates. */
const SAVED_TEMPLATES = { 'gauge-admin': 83 };

/** The wishlist of the demonstration account. */
export const buildBookmarks = (): BookmarkRecord[] => [
  ...Object.entries(SAVED).map(([listingId, hoursAgo]) => ({
    id: `member-maya--${listingId}`,
    accountId: 'member-maya',
    listingId,
    createdAt: before(hoursAgo * HOUR_MS),
  })),
  ...Object.entries(SAVED_TEMPLATES).map(([templateId, hoursAgo]) => ({
    id: `member-maya--template--${templateId}`,
    accountId: 'member-maya',
    templateId,
    createdAt: before(hoursAgo * HOUR_MS),
  })),
];
