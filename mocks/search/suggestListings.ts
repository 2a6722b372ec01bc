import { indexOf, type Catalogue, type IndexedListing } from './listingIndex';
import { ordered } from '../rules/order';
import type { ListingRecord, NamedRecord } from '../store/records';
import { hasWord, wordLine, wordsOf } from './words';

/** How much a match is worth by where it is; a whole word is worth a little more than its beginning. */
const WORTH = { title: 8, vendor: 4, categories: 3, tagline: 2 } as const;
const WHOLE_WORD = 1;
const MAX_CATEGORIES = 3;

/** How well a listing answers the words; 0 where one of them is nowhere in it. */
function scoreOf({ lines }: IndexedListing, words: string[]): number {
  let score = 0;
  for (const word of words) {
    let best = 0;
    for (const [field, worth] of Object.entries(WORTH) as [keyof typeof WORTH, number][]) {
      if (!hasWord(lines[field], word)) continue;
      best = Math.max(best, worth + (hasWord(lines[field], `${word} `) ? WHOLE_WORD : 0));
    }
    if (best === 0) return 0;
    score += best;
  }
  // Whoever types the beginning of a name most likely wants what bears that name.
  return lines.title.startsWith(` ${words.join(' ')}`) ? score + WORTH.title : score;
}

/**
 * The listings and categories that the typed words may mean, the best first. Every word has to
 * begin a word of the listing, so the last may be unfinished.
 */
export function suggest(
  catalogue: Catalogue,
  q: string,
  limit: number,
): { listings: ListingRecord[]; categories: NamedRecord[] } {
  const words = wordsOf(q);
  if (words.length === 0) return { listings: [], categories: [] };
  const { software, course } = indexOf(catalogue);
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
  const startsSo = ({ name }: NamedRecord) => wordLine(name).startsWith(` ${words.join(' ')}`);
  const categories = catalogue.categories
    .filter(({ name }) => words.every((word) => hasWord(wordLine(name), word)))
    .sort(
      ordered(
        (a, b) => Number(startsSo(b)) - Number(startsSo(a)),
        (a, b) => a.name.localeCompare(b.name, 'en-US'),
      ),
    )
    .slice(0, MAX_CATEGORIES);
  return { listings, categories };
}
