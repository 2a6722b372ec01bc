import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useCategories, type Category } from '../../api/resources/categories';
import { formatCount } from '../../lib/text';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { motion, radius, tabularNumbers } from '../../theme/tokens';
import { CategoryMark } from './CategoryMark';
import { QueryView } from '../../ui/QueryView';
import { SectionHeading } from '../../ui/SectionHeading';

/** Categories shown at most; the others are in the filters of the list. */
const SHOWN = 12;

/** In px: names take up to three lines. */
const TILE_HEIGHT = { xs: 80, md: 84 };

const PLACES = Array.from({ length: SHOWN }, (_, index) => `place ${index + 1}`);

const Tiles = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Its columns are those of the cards above and below.
  [theme.breakpoints.up('sm')]: {
    gap: '12px 20px',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));

const Tile = styled(AppLink)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: 10,
  height: TILE_HEIGHT.xs,
  padding: '8px 10px',
  borderRadius: radius.card,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: 'inherit',
  textDecoration: 'none',
  ...theme.typography.subtitle2,
  transition: `background-color ${motion.base}ms, border-color ${motion.base}ms`,
  '& > svg': {
    boxSizing: 'content-box',
    padding: 8,
    borderRadius: radius.control,
    // One ground for all, as of all marks on tiles: a color each would look as if it meant something.
    backgroundColor: theme.vars.palette.tint.primary,
    color: theme.vars.palette.primary.main,
  },
  '& span': {
    ...theme.typography.caption,
    ...tabularNumbers,
    color: theme.vars.palette.text.secondary,
    [theme.breakpoints.down('md')]: { display: 'none' },
  },
  '&:hover': {
    backgroundColor: theme.vars.palette.tint.primary,
    borderColor: theme.vars.palette.primary.main,
  },
  [theme.breakpoints.up('md')]: {
    height: TILE_HEIGHT.md,
    columnGap: 14,
    padding: '0 16px',
    ...theme.typography.h5,
    '& span': { display: 'block', marginTop: 2 },
  },
}));

/** The categories with most software, the fullest first. */
function fullest(categories: readonly Category[]): Category[] {
  return categories
    .filter(({ listingCounts }) => listingCounts.software > 0)
    .sort((a, b) => b.listingCounts.software - a.listingCounts.software)
    .slice(0, SHOWN);
}

/** Ways into the software list by category. */
export function CategoryStrip() {
  const query = useCategories();
  return (
    <Container component="section" aria-labelledby="categories" sx={{ py: { xs: 3, md: 4 } }}>
      <SectionHeading id="categories" title="Browse by category" />
      <QueryView
        query={query}
        skeleton={
          <Tiles aria-hidden>
            {PLACES.map((place) => (
              <li key={place}>
                <Skeleton variant="rounded" sx={{ height: TILE_HEIGHT, borderRadius: '14px' }} />
              </li>
            ))}
          </Tiles>
        }
      >
        {({ items }) => (
          <Tiles>
            {fullest(items).map(({ id, name, listingCounts }) => (
              <Box component="li" key={id} sx={{ minWidth: 0 }}>
                <Tile to={pathTo('software', { category: id })}>
                  <CategoryMark id={id} />
                  <div>
                    {name} <span>{formatCount(listingCounts.software)} tools</span>
                  </div>
                </Tile>
              </Box>
            ))}
          </Tiles>
        )}
      </QueryView>
    </Container>
  );
}
