import type { Category } from '../../api/resources/categories';
import type { Listing } from '../../api/resources/listings';
import type { SearchSuggestions } from '../../api/resources/search';
import type { Template } from '../../api/resources/templates';
import { pathTo } from '../../routing/paths';

interface Choice {
  /** Where choosing it leads; no two lead to the same. */
  to: string;
}

/** Where words can be searched for, by the names of the lists, in the order of the options. */
const AMONG = ['software', 'courses', 'templates'] as const;
export type Among = (typeof AMONG)[number];

/** One thing to choose in the list under the search box. */
export type SearchOption = Choice &
  (
    | { kind: 'listing'; listing: Listing }
    | { kind: 'template'; template: Template }
    | { kind: 'category'; category: Category }
    | { kind: 'recent'; words: string }
    | { kind: 'browse'; label: string }
    /** The search for the words themselves; `count` is undefined while it is not known. */
    | { kind: 'search'; words: string; among: Among; count: number | undefined }
  );

/** What the options depend on. */
export interface OptionSources {
  /** What is in the box, trimmed. */
  words: string;
  recent: readonly string[];
  /** The latest suggestions; undefined before the first. */
  suggestions: SearchSuggestions | undefined;
  /** Those for these very words; undefined while they are not known. */
  current: SearchSuggestions | undefined;
}

/** How many products are suggested, how many templates among them, and how many categories. */
const PRODUCTS = 5;
const TEMPLATES = 2;
const CATEGORIES = 2;

/** How much the words find in each list of {@link AMONG}. */
const countsOf = ({ listingCounts, templateCount }: SearchSuggestions) => [
  listingCounts.software,
  listingCounts.course,
  templateCount,
];

/** True when the answer is that nothing fits; templates that fit are all counted. */
export const isNothing = (suggestions: SearchSuggestions | undefined): boolean =>
  suggestions !== undefined &&
  ![...countsOf(suggestions), suggestions.listings.length, suggestions.categories.length].some(
    Boolean,
  );

function toOfCategory({ id, listingCounts }: Category): string {
  const onlyCourses = listingCounts.software === 0 && listingCounts.course > 0;
  return pathTo(onlyCourses ? 'courses' : 'software', { category: id });
}

/**
 * The searches for the words themselves, each with how much it finds; one that finds nothing is none.
 * Where none finds anything, or it is not known which do, software is searched.
 *
 * @param current the suggestions for these very words; undefined while they are not known
 */
function wordSearches(words: string, current: SearchSuggestions | undefined) {
  const counts = current && countsOf(current);
  const all = AMONG.map((among, index) => ({
    kind: 'search' as const,
    words,
    among,
    count: counts?.[index],
    to: pathTo(among, { q: words }),
  }));
  const fruitful = all.filter(({ count }) => count);
  return fruitful.length > 0 ? fruitful : all.slice(0, 1);
}

/**
 * Where the search for the words leads: to the first list where it finds something.
 *
 * @param current the suggestions for these very words; undefined while they are not known
 */
export const resultsUrl = (words: string, current: SearchSuggestions | undefined): string =>
  wordSearches(words, current)[0]!.to;

/**
 * The options in the order of the list: with an empty box the recent searches, else listings and
 * templates, then categories, then the search for the words themselves. Where nothing fits, ways out
 * come first.
 */
export function searchOptions({
  words,
  recent,
  suggestions,
  current,
}: OptionSources): SearchOption[] {
  if (words === '') {
    return recent.map((text) => ({
      kind: 'recent',
      words: text,
      to: pathTo('software', { q: text }),
    }));
  }
  const browse: SearchOption[] = isNothing(suggestions)
    ? AMONG.map((among) => ({
        kind: 'browse',
        label: `Browse all ${among}`,
        to: pathTo(among),
      }))
    : [];
  const { listings = [], templates = [], categories = [] } = suggestions ?? {};
  const shownTemplates = templates.slice(0, TEMPLATES);
  return [
    ...listings.slice(0, PRODUCTS - shownTemplates.length).map((listing): SearchOption => ({
      kind: 'listing',
      listing,
      to: pathTo('product', { id: listing.id }),
    })),
    ...shownTemplates.map((template): SearchOption => ({
      kind: 'template',
      template,
      to: pathTo('template', { id: template.id }),
    })),
    ...categories.slice(0, CATEGORIES).map((category): SearchOption => ({
      kind: 'category',
      category,
      to: toOfCategory(category),
    })),
    ...browse,
    ...wordSearches(words, current),
  ];
}
