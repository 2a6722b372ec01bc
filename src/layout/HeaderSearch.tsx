import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';
import { SearchBox } from '../domain/search/SearchBox';
import { pathTo } from '../routing/paths';
import type { RouteName } from '../routing/routeTable';

/** Pages that have a search of their own; two on one page would only raise questions. */
const searchPages: readonly RouteName[] = [
  'home',
  'software',
  'trainings',
  'courses',
  'templates',
  'deals',
  'blog',
  'glossary',
  'discussions',
  'support',
];

/** The search in the header, on wide windows and on pages without one of their own. */
export function HeaderSearch() {
  const { pathname } = useLocation();
  if (searchPages.some((name) => pathTo(name) === pathname)) return null;
  return (
    <Box sx={{ display: { xs: 'none', md: 'block' }, width: 1, maxWidth: 280 }}>
      {/* Another page, another search: what was typed led there. */}
      <SearchBox key={pathname} size="small" />
    </Box>
  );
}
