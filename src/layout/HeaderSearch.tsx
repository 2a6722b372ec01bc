import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';
import { paths } from '../routing/paths';
import { SearchForm } from './SearchForm';

/** Pages that have a search of their own; two on one page would only raise questions. */
const searchPages: readonly string[] = [paths.home, paths.software, paths.trainings, paths.courses];

/** The search in the header, on wide windows and on pages without one of their own. */
export function HeaderSearch() {
  const { pathname } = useLocation();
  if (searchPages.includes(pathname)) return null;
  return (
    <Box sx={{ display: { xs: 'none', md: 'block' }, width: 1, maxWidth: 280 }}>
      <SearchForm />
    </Box>
  );
}
