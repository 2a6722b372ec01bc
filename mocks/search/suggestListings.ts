import { indexOf, type Catalogue } from './listingIndex';
import { compareText, ordered } from '../rules/order';
import type { ListingRecord, ListingTextRecord, NamedRecord } from '../store/records';
import { readListingSearch, scoreOf, startOf } from './listingWords';
import { holdsWords, wordLine } from './words';

const MAX_CATEGORIES = 3;

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
  const words = readListingSearch(catalogue, texts, q);
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
