import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCategories, type Category } from '../../api/resources/categories';
import type { ListingKind } from '../../api/resources/listings';
import { formatCount } from '../../lib/text';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { fadedRow } from '../../ui/fadedEdges';
import { WayRow } from './WayRow';

/** How many are shown. */
const SHOWN = 8;

/** The categories with most listings of a kind, the fullest first, and at the end the one that is shown. */
function fullest(
  categories: readonly Category[],
  kind: ListingKind,
  current: string | undefined,
): Category[] {
  const sorted = categories
    .filter(({ listingCounts }) => listingCounts[kind] > 0)
    .sort((a, b) => b.listingCounts[kind] - a.listingCounts[kind]);
  return sorted.filter(({ id }, index) => index < SHOWN || id === current);
}

/** The list of a kind, and what its listings are called. */
const LISTS = {
  software: { route: 'software', noun: 'software' },
  course: { route: 'courses', noun: 'courses' },
} as const;

interface CategoryWaysProps {
  kind: ListingKind;
  /** The categories that are shown now. */
  current: readonly string[];
  /** True for those who look for something: phones leave it out. */
  isSearch: boolean;
}

/**
 * Ways into software or courses by category, with how many each has, on phones and tablets: wider windows have the
 * filters beside the list, which say the same. Nothing where they could not be loaded.
 */
export function CategoryWays(props: CategoryWaysProps) {
  const hasFilters = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  return hasFilters ? null : <FullestCategories {...props} />;
}

function FullestCategories({ kind, current, isSearch }: CategoryWaysProps) {
  const aside = isSearch || undefined;
  const { data, error } = useCategories();
  if (!data) {
    return error ? null : (
      <WayRow aria-hidden data-aside={aside}>
        {Array.from({ length: SHOWN }, (_, index) => (
          <li key={index}>
            <div className="Pill-bone">
              <span className="Bone Bone-text" style={{ width: 92 }} />
            </div>
          </li>
        ))}
      </WayRow>
    );
  }
  const { route, noun } = LISTS[kind];
  const shown = current.length === 1 ? current[0] : undefined;
  return (
    <nav aria-label={`Categories with most ${noun}`}>
      <WayRow ref={fadedRow} data-aside={aside}>
        {fullest(data.items, kind, shown).map(({ id, name, listingCounts }) => (
          <li key={id}>
            <AppLink
              to={pathTo(route, { category: id })}
              aria-current={id === shown ? 'true' : undefined}
            >
              {name} <span className="Pill-count">{formatCount(listingCounts[kind])}</span>
            </AppLink>
          </li>
        ))}
      </WayRow>
    </nav>
  );
}
