import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';
import { SearchBox } from '../domain/search/SearchBox';
import { pathTo } from '../routing/paths';
import type { RouteName } from '../routing/routeTable';
import { useCurrentRoute } from '../routing/useCurrentRoute';
import { motion } from '../theme/tokens';
import { useSearchPassed } from '../ui/searchInView';

/** Pages with a search of their own, as the one for wrong URLs is; two in one view would only raise questions. */
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

/**
 * The search in the header, on all but narrow windows. Where the page has one of its own, it comes
 * when that is scrolled out of sight, so that there is always just one; its place is kept for it.
 */
export function HeaderSearch() {
  const { pathname } = useLocation();
  const isPassed = useSearchPassed();
  const route = useCurrentRoute();
  const isNotFound = route !== undefined && !('path' in route);
  const hasOwn = isNotFound || searchPages.some((name) => pathTo(name) === pathname);
  const isHeldBack = hasOwn && !isPassed;
  return (
    <Box
      data-held-back={isHeldBack || undefined}
      sx={{
        display: { xs: 'none', sm: 'block' },
        width: 1,
        maxWidth: 280,
        transition: `opacity ${motion.base}ms, visibility ${motion.base}ms`,
        // It does not go away under what someone types.
        '&[data-held-back]:not(:focus-within)': { opacity: 0, visibility: 'hidden' },
      }}
    >
      {/* Another page, another search: what was typed led there. */}
      <SearchBox key={pathname} size="small" />
    </Box>
  );
}
