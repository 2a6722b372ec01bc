import type { MemberRecord, NotificationRecord } from '../store/records';
import type { OrderRecord } from '../store/records/orderRecords';
import type { FeaturedToolRecord, TestimonialRecord } from '../store/records/showcaseRecords';
import { featuredCopy } from './copy/featuredTools';
import { noticeCopy } from './copy/notices';
import { testimonialCopy } from './copy/testimonials';
import type { CatalogEntry } from './catalog';
import { before, DAY_MS, HOUR_MS } from './clock';
import { fill, slugOf } from './wording';

/** Days between two testimonials; the first one is the newest. */
const TESTIMONIAL_EVERY_DAYS = 11;

/** What customers say of the marketplace, the newest first. */
export function buildTestimonials(): TestimonialRecord[] {
  return testimonialCopy.map((copy, index) => ({
    id: `testimonial-${String(index + 1).padStart(2, '0')}`,
    ...copy,
    picture: `avatar/${slugOf(copy.name)}`,
    createdAt: before((index + 1) * TESTIMONIAL_EVERY_DAYS * DAY_MS),
  }));
}

/** The tools that the editors chose. Throws an Error for a title that is not in the catalog. */
export function buildFeaturedTools(entries: readonly CatalogEntry[]): FeaturedToolRecord[] {
  return featuredCopy.map(({ title, ...copy }) => {
    const entry = entryOf(entries, title);
    return {
      id: `featured-${entry.id}`,
      listingId: entry.id,
      companyName: entry.copy.vendor,
      ...copy,
      picture: `logo/${entry.id}`,
    };
  });
}

/** What notices tell of. */
export interface NoticeSources {
  entries: readonly CatalogEntry[];
  members: readonly MemberRecord[];
  orders: readonly OrderRecord[];
}

/** Notices of the demonstration accounts. Throws an Error for an unknown title, account or order. */
export function buildNotifications({
  entries,
  members,
  orders,
}: NoticeSources): NotificationRecord[] {
  return noticeCopy.map(({ about, when, body, ...copy }, index) => {
    const order = orders.find(
      ({ accountId, title }) => accountId === copy.accountId && title === about,
    );
    return {
      id: `notification-${String(index + 1).padStart(6, '0')}`,
      ...copy,
      body: fill(body, order ? { order: order.number } : {}),
      listingId: about === null ? null : entryOf(entries, about).id,
      createdAt: when === 'joined' ? joinedAt(members, copy.accountId) : before(when * HOUR_MS),
    };
  });
}

function joinedAt(members: readonly MemberRecord[], accountId: string): string {
  const member = members.find(({ id }) => id === accountId);
  if (!member) throw new Error(`No member has the account "${accountId}"`);
  return member.memberSince;
}

function entryOf(entries: readonly CatalogEntry[], title: string): CatalogEntry {
  const entry = entries.find(({ copy }) => copy.title === title);
  if (!entry) throw new Error(`No listing is called "${title}"`);
  return entry;
}
