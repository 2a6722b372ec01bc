import { styled } from '@mui/material/styles';
import { useCategories, type Category } from '../../api/resources/categories';
import { formatCount } from '../../lib/text';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { tabularNumbers } from '../../theme/tokens';
import { bones } from '../../ui/bones';
import { fadedRow } from '../../ui/fadedEdges';
import { pill, swipedRow } from '../../ui/pillRow';

/** How many are shown, and the longest name among them: two lines of a wide window. */
const SHOWN = 7;
const LONGEST = 18;

const Row = styled('ul')(({ theme }) => ({
  ...bones(theme),
  ...swipedRow(theme),
  '& a, & .CategoryWays-bone': {
    ...pill(theme),
    gap: 6,
    padding: '0 14px',
    fontWeight: 600,
    minHeight: 36,
  },
  '& a span': {
    ...tabularNumbers,
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
  },
  '& a:hover, & a[aria-current]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.tint.primary,
  },
  [theme.breakpoints.between('sm', 'md')]: { margin: 0, padding: '4px 0' },
  [theme.breakpoints.up('md')]: {
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    margin: 0,
    padding: 0,
    // Of both lines, whatever the names are.
    minHeight: 80,
    alignContent: 'start',
    overflow: 'visible',
  },
}));

/** The categories with most software, the fullest first, as far as their names are short. */
const fullest = (categories: readonly Category[]): Category[] =>
  categories
    .filter(({ name, listingCounts }) => listingCounts.software > 0 && name.length <= LONGEST)
    .sort((a, b) => b.listingCounts.software - a.listingCounts.software)
    .slice(0, SHOWN);

/**
 * Ways into the software by category, with how much each has; nothing where they could not be loaded.
 *
 * @param props.current the categories that are shown now
 */
export function CategoryWays({ current }: { current: readonly string[] }) {
  const { data, error } = useCategories();
  if (!data) {
    return error ? null : (
      <Row aria-hidden>
        {Array.from({ length: SHOWN }, (_, index) => (
          <li key={index}>
            <div className="CategoryWays-bone">
              <span className="Bone Bone-text" style={{ width: 92 }} />
            </div>
          </li>
        ))}
      </Row>
    );
  }
  return (
    <nav aria-label="Popular categories">
      <Row ref={fadedRow}>
        {fullest(data.items).map(({ id, name, listingCounts }) => (
          <li key={id}>
            <AppLink
              to={pathTo('software', { category: id })}
              aria-current={current.length === 1 && current[0] === id ? 'true' : undefined}
            >
              {name} <span>{formatCount(listingCounts.software)}</span>
            </AppLink>
          </li>
        ))}
      </Row>
    </nav>
  );
}
