import Box from '@mui/material/Box';
import { SearchBox } from '../domain/search/SearchBox';
import { motion } from '../theme/tokens';
import { useSearchInView } from '../ui/searchInView';
import { noSearchField } from './headerStyles';

/**
 * The search in the header, where there is room for it. It stays away while one of the page's own can
 * be seen, be it for the catalog or for a person's own things: two in one view would only raise
 * questions. Its place is kept for it, and so is what was typed while another page came.
 */
export function HeaderSearch() {
  const isHeldBack = useSearchInView();
  return (
    <Box
      data-held-back={isHeldBack || undefined}
      sx={{
        [noSearchField]: { display: 'none' },
        width: 1,
        maxWidth: 280,
        transition: `opacity ${motion.base}ms, visibility ${motion.base}ms`,
        // It does not go away under what someone types.
        '&[data-held-back]:not(:focus-within)': { opacity: 0, visibility: 'hidden' },
      }}
    >
      <SearchBox size="small" />
    </Box>
  );
}
