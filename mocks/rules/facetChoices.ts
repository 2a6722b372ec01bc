/** The choices of each filter with their labels; those of the specification, section 9, in its order. */
import type { components } from '../../src/api/schema.d';
import type { ListingRecord } from '../store/records';

type Schemas = components['schemas'];
type Choices<Value extends string | number> = readonly (readonly [Value, string])[];

/** A choice by id and the name that its filter gives it. */
export const namedChoice = <Value extends string>(
  choices: Choices<Value>,
  id: Value,
): { id: Value; name: string } => ({
  id,
  name: choices.find(([value]) => value === id)![1],
});

export const MIN_RATINGS: Choices<Schemas['MinRating']> = [
  [4.5, '4.5 & up'],
  [4, '4 & up'],
  [3.5, '3.5 & up'],
  [3, '3 & up'],
];

export const LISTING_KINDS: Choices<Schemas['ListingKind']> = [
  ['software', 'Software'],
  ['course', 'Courses'],
];

export const STATUSES: Choices<Schemas['DealStatusFilter']> = [
  ['live', 'Live deals'],
  ['ending-soon', 'Ending soon'],
];

export const OPERATING_SYSTEMS: Choices<Schemas['OperatingSystem']> = [
  ['browser', 'Browser-based'],
  ['windows', 'Windows'],
  ['macos', 'macOS'],
  ['linux', 'Linux'],
  ['ios', 'iOS'],
  ['android', 'Android'],
  ['chromeos', 'ChromeOS'],
];

export const FEATURES: Choices<Schemas['ListingFeature']> = [
  ['gdpr-compliant', 'GDPR-compliant'],
  ['ai', 'AI'],
  ['white-label', 'White label'],
];

export const CERTIFICATIONS: Choices<Schemas['Certification']> = [
  ['basic', 'Basic'],
  ['diploma', 'Diploma'],
  ['advance', 'Advance'],
];

export const LANGUAGES: Choices<Schemas['CourseLanguage']> = [
  ['english', 'English'],
  ['french', 'French'],
  ['german', 'German'],
  ['hindi', 'Hindi'],
  ['portuguese', 'Portuguese'],
  ['spanish', 'Spanish'],
];

export const LENGTHS: Choices<Schemas['CourseLength']> = [
  ['up-to-4-hours', 'Up to 4 hours'],
  ['4-to-8-hours', '4 to 8 hours'],
  ['8-to-16-hours', '8 to 16 hours'],
  ['over-16-hours', 'Over 16 hours'],
];

/** The most minutes of each of the lengths, in their order. */
const MOST_MINUTES = [240, 480, 960, Infinity];

/** Which of the lengths a course of so many minutes has. */
export const lengthOf = (minutes: number): Schemas['CourseLength'] =>
  LENGTHS[MOST_MINUTES.findIndex((most) => minutes <= most)]![0];

export const PLAN_TYPES: Choices<Schemas['PlanType']> = [
  ['lifetime', 'Lifetime deal'],
  ['annual', 'Annual'],
];

const nameIn = (choices: Choices<string>, value: string): string =>
  choices.find(([id]) => id === value)?.[1] ?? '';

/** How a listing is paid and what it offers, in a word or two each, and which of both each says. */
export const namedTagsOf = ({
  planType,
  features,
}: ListingRecord): { in: 'plan-type' | 'feature'; text: string }[] => [
  { in: 'plan-type', text: nameIn(PLAN_TYPES, planType) },
  ...features.map((feature) => ({ in: 'feature' as const, text: nameIn(FEATURES, feature) })),
];

/** How a listing is paid and what it offers, in a word or two each. */
export const tagsOf = (listing: ListingRecord): string[] =>
  namedTagsOf(listing).map(({ text }) => text);
