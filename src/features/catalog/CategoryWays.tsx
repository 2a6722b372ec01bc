import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCategories, type Category } from '../../api/resources/categories';
import { formatCount } from '../../lib/text';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { fadedRow } from '../../ui/fadedEdges';
import { WayRow } from './WayRow';

/** How many are shown. */
const SHOWN = 8;

/** The categories with most software, the fullest first. */
const fullest = (categories: readonly Category[]): Category[] =>
  categories
    .filter(({ listingCounts }) => listingCounts.software > 0)
    .sort((a, b) => b.listingCounts.software - a.listingCounts.software)
    .slice(0, SHOWN);

interface CategoryWaysProps {
  /** The categories that are shown now. */
  current: readonly string[];
  /** True for those who look for something: phones leave it out. */
  isSearch: boolean;
}

/**
 * Ways into the software by category, with how much each has, on phones and tablets: wider windows have the
 * filters beside the list, which say the same. Nothing where they could not be loaded.
 */
export function CategoryWays(props: CategoryWaysProps) {
  const hasFilters = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  return hasFilters ? null : <FullestCategories {...props} />;
}

function FullestCategories({ current, isSearch }: CategoryWaysProps) {
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
  return (
    <nav aria-label="Categories with most software">
      <WayRow ref={fadedRow} data-aside={aside}>
        {fullest(data.items).map(({ id, name, listingCounts }) => (
          <li key={id}>
            <AppLink
              to={pathTo('software', { category: id })}
              aria-current={current.length === 1 && current[0] === id ? 'true' : undefined}
            >
              {name} <span className="Pill-count">{formatCount(listingCounts.software)}</span>
            </AppLink>
          </li>
        ))}
      </WayRow>
    </nav>
  );
}
