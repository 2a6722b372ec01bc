import type { Category } from '../../api/resources/categories';
import type { Listing } from '../../api/resources/listings';
import type { SearchSuggestions } from '../../api/resources/search';
import { pathTo } from '../../routing/paths';

interface Choice {
  /** Stays the same while the option does, whatever comes and goes around it. */
  key: string;
  /** Where choosing it leads. */
  to: string;
}

/** One thing to choose in the list under the search box. */
export type SearchOption = Choice &
  (
    | { kind: 'listing'; listing: Listing }
    | { kind: 'category'; category: Category }
    | { kind: 'recent'; words: string }
    | { kind: 'browse'; label: string }
    /** The search for the words themselves; `count` is undefined while it is not known. */
    | { kind: 'search'; words: string; among: 'software' | 'courses'; count: number | undefined }
  );

/** What the options depend on. */
export interface OptionSources {
  /** What is in the box, trimmed. */
  words: string;
  recent: readonly string[];
  /** The latest suggestions; undefined before the first. */
  suggestions: SearchSuggestions | undefined;
  /** How much the words find; undefined while that is not known of these very words. */
  counts: SearchSuggestions['listingCounts'] | undefined;
}

/** True when the answer is that nothing fits. */
export function isNothing(suggestions: SearchSuggestions | undefined): boolean {
  return (
    suggestions !== undefined &&
    suggestions.listings.length + suggestions.categories.length === 0 &&
    suggestions.listingCounts.software + suggestions.listingCounts.course === 0
  );
}

function toOfCategory({ id, listingCounts }: Category): string {
  const onlyCourses = listingCounts.software === 0 && listingCounts.course > 0;
  return pathTo(onlyCourses ? 'courses' : 'software', { category: id });
}

/**
 * Where the search for the words leads: to the software unless only courses match.
 *
 * @param suggestions those for these very words; undefined while they are not known
 */
export function resultsUrl(words: string, suggestions: SearchSuggestions | undefined): string {
  const onlyCourses =
    suggestions?.listingCounts.software === 0 && suggestions.listingCounts.course > 0;
  return pathTo(onlyCourses ? 'courses' : 'software', { q: words });
}

/** The searches for the words themselves, each with how much it finds; one that finds nothing is none. */
function wordSearches(
  words: string,
  counts: SearchSuggestions['listingCounts'] | undefined,
): SearchOption[] {
  const search = (among: 'software' | 'courses', count: number | undefined): SearchOption => ({
    kind: 'search',
    key: `search ${among}`,
    words,
    among,
    count,
    to: pathTo(among, { q: words }),
  });
  if (!counts || counts.course === 0) return [search('software', counts?.software)];
  const courses = search('courses', counts.course);
  return counts.software === 0 ? [courses] : [search('software', counts.software), courses];
}

/**
 * The options in the order of the list: with an empty box the recent searches, else listings, then
 * categories, then the search for the words themselves. Where nothing fits, ways out come first.
 */
export function searchOptions({
  words,
  recent,
  suggestions,
  counts,
}: OptionSources): SearchOption[] {
  if (words === '') {
    return recent.map((text) => ({
      kind: 'recent',
      key: `recent ${text}`,
      words: text,
      to: pathTo('software', { q: text }),
    }));
  }
  const browse: SearchOption[] = isNothing(suggestions)
    ? [
        { kind: 'browse', key: 'software', label: 'Browse all software', to: pathTo('software') },
        { kind: 'browse', key: 'courses', label: 'Browse all courses', to: pathTo('courses') },
      ]
    : [];
  return [
    ...(suggestions?.listings ?? []).map((listing): SearchOption => ({
      kind: 'listing',
      key: `listing ${listing.id}`,
      listing,
      to: pathTo('product', { id: listing.id }),
    })),
    ...(suggestions?.categories ?? []).map((category): SearchOption => ({
      kind: 'category',
      key: `category ${category.id}`,
      category,
      to: toOfCategory(category),
    })),
    ...browse,
    ...wordSearches(words, counts),
  ];
}
