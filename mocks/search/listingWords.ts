/** The words of a search of listings: what they find, how well, and by what. */
import type { components } from '../../src/api/schema.d';
import { namedTagsOf } from '../rules/facetChoices';
import type { ListingRecord, ListingTextRecord } from '../store/records';
import { descriptionLinesOf, linesOf, type Catalogue, type IndexedListing } from './listingIndex';
import { fromWord, sentenceWith, wordsIn } from './passages';
import { areCommon, hasWord, holdsWords, readSearch, wordLine, type SearchWord } from './words';

type ListingMatch = components['schemas']['ListingMatch'];

/**
 * How much a word is worth by where it is. A whole word is worth a little more than its beginning, and so is
 * each further place: neither as much as a better place.
 */
const WORTH = { title: 12, vendor: 8, tagline: 5, categories: 3, tags: 3 } as const;
const IN_DESCRIPTION = 1;
const WHOLE_WORD = 0.5;
const FURTHER_PLACE = 0.5;

/** The beginning of a name with these words in this order. */
export const startOf = (words: readonly SearchWord[]) =>
  ` ${words.map(([word]) => word).join(' ')}`;

/** Reads the words of a search of listings; what courses say is no typing error among software. */
export const readListingSearch = (
  catalogue: Catalogue,
  texts: readonly ListingTextRecord[],
  q: string,
): SearchWord[] =>
  readSearch(q, [...linesOf(catalogue), ...descriptionLinesOf(texts).values()]) ?? [];

/**
 * How well a listing answers the words.
 *
 * @param description its words, where they count
 * @returns 0 where one of the words is nowhere in it
 */
export function scoreOf(
  { lines }: IndexedListing,
  words: readonly SearchWord[],
  description = '',
): number {
  let score = 0;
  for (const meanings of words) {
    const isDescribed = meanings.some((word) => hasWord(description, word));
    let best = isDescribed ? IN_DESCRIPTION : 0;
    let places = isDescribed ? 1 : 0;
    for (const [field, worth] of Object.entries(WORTH) as [keyof typeof WORTH, number][]) {
      if (meanings.some((word) => hasWord(lines[field], word))) places += 1;
      for (const word of meanings) {
        if (!hasWord(lines[field], word)) continue;
        best = Math.max(best, worth + (hasWord(lines[field], `${word} `) ? WHOLE_WORD : 0));
      }
    }
    if (best === 0) return 0;
    score += best + (places - 1) * FURTHER_PLACE;
  }
  // Typing the beginning of a name most likely means the listing of that name.
  return lines.title.startsWith(startOf(words)) ? score + WORTH.title : score;
}

/** A search of listings for words. */
export interface ListingWords {
  /** Whether each of the words is in the listing's texts or its description. */
  holds(listing: IndexedListing): boolean;
  /** How well a listing that was found answers the words. */
  scoreOf(listing: IndexedListing): number;
  /** By what a listing was found that does not have all words in its name, its vendor's or its tagline. */
  matchOf(record: ListingRecord): ListingMatch | null;
}

/** Of no words: everything is found, and equally well. */
const NO_WORDS: ListingWords = { holds: () => true, scoreOf: () => 0, matchOf: () => null };

/**
 * Reads a search of listings.
 *
 * @param texts where the descriptions stand; may be empty where `q` is blank
 */
export function listingWords(
  catalogue: Catalogue,
  texts: readonly ListingTextRecord[],
  q: string,
): ListingWords {
  if (q.trim() === '') return NO_WORDS;
  const descriptions = descriptionLinesOf(texts);
  const words = readListingSearch(catalogue, texts, q);
  const areOnlyCommon = areCommon(words);
  return {
    holds: ({ record, lines }) =>
      areOnlyCommon
        ? holdsWords(words, lines.title, lines.vendor, lines.categories)
        : holdsWords(words, lines.all, descriptions.get(record.id) ?? ''),
    scoreOf: (listing) => scoreOf(listing, words, descriptions.get(listing.record.id)),
    matchOf(record) {
      const shown = wordLine(record.title, record.vendor.name, record.tagline);
      const unseen = words.filter((word) => !holdsWords([word], shown));
      if (unseen.length === 0) return null;
      const named = record.categoryIds.flatMap((id): ListingMatch[] => {
        const category = catalogue.categories.find((one) => one.id === id);
        return category ? [{ in: 'category', text: category.name }] : [];
      });
      const description = texts.find(({ id }) => id === record.id)?.description ?? '';
      const sentence = fromWord(unseen, sentenceWith(unseen, description));
      const places: ListingMatch[] = [
        ...named,
        ...namedTagsOf(record),
        ...(sentence ? [{ in: 'description', text: sentence } as const] : []),
      ];
      const found = (place: ListingMatch) => wordsIn(unseen, place.text);
      // The first of those that have most of the words.
      const [best] = places.toSorted((a, b) => found(b) - found(a));
      return best && found(best) > 0 ? best : null;
    },
  };
}
