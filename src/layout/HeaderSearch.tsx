import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';
import { pathTo } from '../routing/paths';
import type { RouteName } from '../routing/routeTable';
import { SearchForm } from './SearchForm';

/** Pages that have a search of their own; two on one page would only raise questions. */
const searchPages: readonly RouteName[] = ['home', 'software', 'trainings', 'courses'];

/** The search in the header, on wide windows and on pages without one of their own. */
export function HeaderSearch() {
  const { pathname } = useLocation();
  if (searchPages.some((name) => pathTo(name) === pathname)) return null;
  return (
    <Box sx={{ display: { xs: 'none', md: 'block' }, width: 1, maxWidth: 280 }}>
      <SearchForm />
    </Box>
  );
}
