import type { Collection } from '../store/collection';
import type { ListingRecord, ListingTextRecord } from '../store/records';
import type { VendorListingRecord } from '../store/records/vendorListingRecords';
import { wordsOf } from '../search/words';

/** The contract's bound of an id, with room for a number at its end. */
const ID_LENGTH = 58;

/** What stands where nothing was entered yet; only a preview shows it. */
const missing = (what: string) => `[${what}]`;

const PLANS = {
  free: { title: 'Free', details: 'Free of charge, now' },
  freemium: { title: 'Free plan', details: 'Free of charge, with paid extras later' },
  'free-trial': { title: 'Free trial', details: 'Free of charge until you decide' },
  paid: { title: 'License', details: 'One-time purchase of' },
} as const;

/** An id for a new listing, made of its name, that no other has: `inkwell-notes-2`. */
export function newListingId(listings: Collection<ListingRecord>, name: string): string {
  const words = wordsOf(name)
    .join('-')
    .replace(/[^a-z0-9]+/g, '-');
  const base = words.slice(0, ID_LENGTH).replace(/^-+|-+$/g, '') || 'tool';
  const isFree = (id: string) => id !== 'sample' && !listings.get(id);
  if (isFree(base)) return base;
  let number = 2;
  while (!isFree(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}

const paragraphsOf = (text: string) =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 10);

/** The gallery: the screenshots in the order of their slots. */
function galleryOf({ name, pictures }: VendorListingRecord): ListingTextRecord['pictures'] {
  return pictures
    .filter(({ slot }) => slot !== 'founder')
    .map(({ picture, width, height }, index, all) => ({
      picture,
      width,
      height,
      alt: all.length === 1 ? `Screen of ${name}` : `Screen ${index + 1} of ${name}`,
    }));
}

function founderSection({ founderName, founderNote, pictures }: VendorListingRecord) {
  const portrait = pictures.find(({ slot }) => slot === 'founder')?.picture;
  return {
    id: 'from-the-founder',
    title: 'From the founder',
    ...(portrait !== undefined && { portrait }),
    entries: [
      {
        id: 'note',
        heading: `A note from ${founderName.trim() || missing('founder’s name')}`,
        paragraphs: founderNote.trim() ? paragraphsOf(founderNote) : [missing('founder’s note')],
      },
    ],
  };
}

/** What of five points was entered. */
const given = (points: readonly string[], what: string) => {
  const entered = points.map((point) => point.trim()).filter(Boolean);
  return entered.length > 0 ? entered : [missing(what)];
};

/** The use-cases, which are entered one by one; free text stays as it was written. */
const useCasePoints = ({ useCases }: VendorListingRecord) =>
  given(useCases, 'use-cases').map((text) => ({ title: null, text, featureId: null }));

/** The cover of a listing without a screenshot, which only a preview is. */
export const NO_COVER = 'software/no-cover';

/**
 * The listing of the catalog that a vendor's listing becomes, and its long text. What is missing is
 * named in square brackets.
 */
export function toListing(
  record: VendorListingRecord,
  { id, vendor, createdAt }: { id: string; vendor: { id: string; name: string }; createdAt: Date },
): { listing: ListingRecord; text: ListingTextRecord } {
  const title = record.name.trim() || missing('tool name');
  const tagline = record.description.trim().replace(/\s+/g, ' ') || missing('description');
  const isPaid = record.pricing === 'paid';
  const prices = {
    price: (isPaid && record.price) || 0,
    oldPrice: isPaid ? record.oldPrice : null,
  };
  const pictures = galleryOf(record);
  const pros = given(record.pros, 'pros');
  const paragraphs = (text: string, what: string) =>
    text.trim() ? paragraphsOf(text) : [missing(what)];
  return {
    listing: {
      id,
      kind: 'software',
      title,
      tagline,
      picture: pictures?.[0]?.picture ?? NO_COVER,
      vendor: { id: vendor.id, name: vendor.name },
      categoryIds: record.categoryIds,
      starCounts: [0, 0, 0, 0, 0],
      ...prices,
      planType: 'lifetime',
      endsAt: null,
      claimed: true,
      discussionCount: 0,
      questionCount: 0,
      language: null,
      certification: null,
      operatingSystems: ['browser'],
      features: [],
      integrationIds: [],
      popularity: 0,
      sales: 0,
      createdAt: createdAt.toISOString(),
    },
    text: {
      id,
      description: paragraphs(record.howItWorks, 'how it works')[0]!,
      overview: [
        {
          headline: tagline,
          paragraphs: paragraphs(record.howItWorks, 'how it works'),
          picture: null,
        },
        {
          headline: 'What people use it for',
          points: useCasePoints(record),
          paragraphs: [],
          picture: pictures?.[1]?.picture ?? null,
        },
        {
          headline: 'Who it is for',
          paragraphs: paragraphs(record.bestFor, 'who it is for'),
          picture: null,
        },
      ],
      plans: [{ id: 'license', ...PLANS[record.pricing ?? 'paid'], ...prices, features: pros }],
      includedFeatures: pros,
      featureTiles: [],
      founderSections: [founderSection(record)],
      ...(pictures && pictures.length > 0 && { pictures }),
    },
  };
}
