import { indexOf, type Catalogue, type IndexedListing } from './listingIndex';
import { compareText, ordered } from '../rules/order';
import type { ListingRecord, ListingTextRecord, NamedRecord } from '../store/records';
import { readListingSearch } from './searchListings';
import { hasWord, holdsWords, wordLine, type SearchWord } from './words';

/** How much a match is worth by where it is; a whole word is worth a little more than its beginning. */
const WORTH = { title: 8, vendor: 4, categories: 3, tagline: 2 } as const;
const WHOLE_WORD = 1;
const MAX_CATEGORIES = 3;

/** The beginning of a name with these words in this order. */
const startOf = (words: readonly SearchWord[]) => ` ${words.map(([word]) => word).join(' ')}`;

/** How well a listing answers the words; 0 where one of them is nowhere in it. */
function scoreOf({ lines }: IndexedListing, words: readonly SearchWord[]): number {
  let score = 0;
  for (const meanings of words) {
    let best = 0;
    for (const [field, worth] of Object.entries(WORTH) as [keyof typeof WORTH, number][]) {
      for (const word of meanings) {
        if (!hasWord(lines[field], word)) continue;
        best = Math.max(best, worth + (hasWord(lines[field], `${word} `) ? WHOLE_WORD : 0));
      }
    }
    if (best === 0) return 0;
    score += best;
  }
  // Typing the beginning of a name most likely means the listing of that name.
  return lines.title.startsWith(startOf(words)) ? score + WORTH.title : score;
}

/**
 * The listings and categories that the typed words may mean, the best first. Every word has to
 * begin a word of the listing, so the last may be unfinished.
 */
export function suggest(
  catalogue: Catalogue,
  texts: readonly ListingTextRecord[],
  q: string,
  limit: number,
): { listings: ListingRecord[]; categories: NamedRecord[] } {
  const { software, course } = indexOf(catalogue);
  const words = readListingSearch(catalogue, texts, q) ?? [];
  if (words.length === 0) return { listings: [], categories: [] };
  const listings = [...software.listings, ...course.listings]
    .map((listing) => ({
      id: listing.record.id,
      record: listing.record,
      score: scoreOf(listing, words),
    }))
    .filter(({ score }) => score > 0)
    .sort(
      ordered(
        (a, b) => b.score - a.score,
        (a, b) => b.record.popularity - a.record.popularity,
      ),
    )
    .slice(0, limit)
    .map(({ record }) => record);
  const startsSo = ({ name }: NamedRecord) => wordLine(name).startsWith(startOf(words));
  const categories = catalogue.categories
    .filter(({ name }) => holdsWords(words, wordLine(name)))
    .sort(
      ordered(
        (a, b) => Number(startsSo(b)) - Number(startsSo(a)),
        (a, b) => compareText(a.name, b.name),
      ),
    )
    .slice(0, MAX_CATEGORIES);
  return { listings, categories };
}
