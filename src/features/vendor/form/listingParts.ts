import { listingSchema } from './listingSchema';
import type { ListingValues } from './listingValues';

/** What each part of the form asks for, under its title. */
const PARTS = {
  'Your tool': listingSchema.pick(['name', 'websiteUrl', 'description', 'categoryIds']),
  'Why it is good': listingSchema.pick(['pros', 'useCases']),
  'How it looks': listingSchema.pick(['pictures']),
  'What it costs': listingSchema.pick([
    'pricing',
    'price',
    'oldPrice',
    'featureMyTool',
    'wantsLifetimeDealCall',
  ]),
  'Who is behind it': listingSchema.pick(['founderName', 'founderNote']),
  'In detail': listingSchema.pick(['howItWorks', 'bestFor']),
};

/** The title of a part of the form. */
export type ListingPart = keyof typeof PARTS;

/** Every part, in the order of the form. */
export const LISTING_PARTS = Object.keys(PARTS) as readonly ListingPart[];

/** The keys of the form's values that a part asks for. */
export const fieldsOf = (part: ListingPart): readonly string[] => Object.keys(PARTS[part].fields);

/** The part that asks for a field, by its name in the form: `pros.3`. */
export const partOf = (name: string): ListingPart | undefined =>
  LISTING_PARTS.find((part) => fieldsOf(part).includes(name.split('.')[0]!));

/** Whether a part has all that it needs for the listing to be submitted. */
export const isPartComplete = (part: ListingPart, values: ListingValues): boolean =>
  PARTS[part].isValidSync(values);

/** The parts that are complete, and how far the form is: `2 of 6 parts complete`. */
export function partsComplete(values: ListingValues): { parts: ListingPart[]; text: string } {
  const parts = LISTING_PARTS.filter((part) => isPartComplete(part, values));
  return { parts, text: `${parts.length} of ${LISTING_PARTS.length} parts complete` };
}

/** The id of the heading of a part. */
export const partId = (part: ListingPart): string =>
  `part-${part.toLowerCase().replaceAll(' ', '-')}`;
