import type { components } from '../../src/api/schema.d';
import type { Collection } from '../store/collection';
import {
  CERTIFICATIONS,
  FEATURES,
  namedChoice,
  OPERATING_SYSTEMS,
  PLAN_TYPES,
} from '../rules/facetChoices';
import { currentListing, withoutDiscount } from '../rules/currentPrices';
import {
  logoOf,
  ratingOf,
  recommendedPlace,
  statusOf,
  stockStatusOf,
} from '../rules/listingFigures';
import type { ListingRecord, ListingTextRecord, NamedRecord } from '../store/records';
import type { CourseRecord } from '../store/records/courseRecords';
import { presentGallery } from './gallery';
import { presentPrices } from './money';
import { presentOutline } from './outline';

type Schemas = components['schemas'];

/** What it takes to show a record: what it refers to, the time, and where pictures are. */
export interface ListingView {
  categories: Collection<NamedRecord>;
  now: Date;
  pictureUrl: (picture: string) => string;
}

/** The records with these ids as references by id and name; an id without a record is left out. */
function referencesTo(ids: string[], named: Collection<NamedRecord>): Schemas['CategoryRef'][] {
  return ids.flatMap((id) => named.get(id) ?? []).map(({ id, name }) => ({ id, name }));
}

/**
 * A listing as lists and cards show it.
 *
 * @param record as the store has it; the prices that hold now are worked out here
 */
export function presentListing(record: ListingRecord, view: ListingView): Schemas['Listing'] {
  const logo = logoOf(record);
  return {
    id: record.id,
    kind: record.kind,
    title: record.title,
    tagline: record.tagline,
    imageUrl: view.pictureUrl(record.picture),
    logoUrl: logo && view.pictureUrl(logo),
    vendor: record.vendor,
    categories: referencesTo(record.categoryIds, view.categories),
    rating: ratingOf(record.starCounts),
    ...presentPrices(currentListing(record, view.now)),
    planType: namedChoice(PLAN_TYPES, record.planType),
    status: statusOf(record, view.now),
    endsAt: record.endsAt,
    stockStatus: stockStatusOf(record, view.now),
    claimed: record.claimed,
    discussionCount: record.discussionCount,
    salesCount: record.sales,
    language: record.language,
    certification: record.certification && namedChoice(CERTIFICATIONS, record.certification),
    course: record.course ? presentCourse(record.course, view) : null,
    createdAt: record.createdAt,
  };
}

function presentCourse(
  { instructor, ...length }: NonNullable<ListingRecord['course']>,
  { pictureUrl }: ListingView,
): Schemas['CourseFacts'] {
  const { name, picture } = instructor;
  return { instructor: { name, avatarUrl: pictureUrl(picture) }, ...length };
}

/** Size of a drawn cover, in px. */
const COVER = { width: 640, height: 400 };

/** The gallery of a listing: its own, or the cover alone. */
function galleryOf(
  { picture, title }: ListingRecord,
  { pictures }: ListingTextRecord,
): NonNullable<ListingTextRecord['pictures']> {
  return pictures ?? [{ picture, alt: `Cover of ${title}`, ...COVER }];
}

/** What it takes to show a record in full. */
export interface ListingDetailView extends ListingView {
  integrations: Collection<NamedRecord>;
  /** Where the lessons of a course are looked up; none are shown when left out. */
  courses?: Collection<CourseRecord>;
}

/** A listing as its own page shows it. */
export function presentListingDetail(
  record: ListingRecord,
  text: ListingTextRecord,
  view: ListingDetailView,
): Schemas['ListingDetail'] {
  const course = view.courses?.get(record.id);
  return {
    ...presentListing(record, view),
    description: text.description,
    overview: text.overview.map(({ headline, points = [], paragraphs, picture }) => ({
      headline,
      points,
      paragraphs,
      imageUrl: picture === null ? null : view.pictureUrl(picture),
    })),
    plans: text.plans
      .map((plan) => (statusOf(record, view.now) === 'ended' ? withoutDiscount(plan) : plan))
      .sort((a, b) => a.price - b.price)
      .map(({ id, title, details, features, ...prices }, index, { length }) => ({
        id,
        title,
        details,
        ...presentPrices(prices),
        isRecommended: index === recommendedPlace(length),
        features,
      })),
    includedFeatures: text.includedFeatures,
    featureTiles: text.featureTiles.map(({ id, title, description, picture }) => ({
      id,
      title,
      description,
      imageUrl: view.pictureUrl(picture),
    })),
    founderSections: text.founderSections.map(({ portrait, ...section }) => ({
      ...section,
      ...(portrait !== undefined && { portraitUrl: view.pictureUrl(portrait) }),
    })),
    operatingSystems: record.operatingSystems.map((id) => namedChoice(OPERATING_SYSTEMS, id)),
    features: record.features.map((id) => namedChoice(FEATURES, id)),
    integrations: referencesTo(record.integrationIds, view.integrations),
    questionCount: record.questionCount,
    pictures: presentGallery(galleryOf(record, text), view),
    outline: course ? presentOutline(course) : null,
  };
}
