import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';
import { AppLink } from '../routing/AppLink';
import { pathTo } from '../routing/paths';
import type { RouteName } from '../routing/routeTable';
import type { NavigationLink } from './navigation';

/** What has no link of its own there, by the page that it belongs to. */
const BELOW: Partial<Record<RouteName, readonly RouteName[]>> = {
  courses: ['trainings'],
  templates: ['template'],
  blog: ['article'],
  listYourTool: ['addProduct', 'partnerListing'],
};

/** The pages in the header, on windows wide enough for them. */
export function MainNavigation({ links }: { links: readonly NavigationLink[] }) {
  const { pathname } = useLocation();
  const currentOf = (route: NavigationLink['route']) => {
    if (pathname === pathTo(route)) return 'page';
    return BELOW[route]?.some((name) => pathname === pathTo(name)) ? true : undefined;
  };
  return (
    <Box
      component="nav"
      aria-label="Main"
      sx={{ display: { xs: 'none', md: 'flex' }, gap: 0.5, ml: 1.5, height: 1 }}
    >
      {links.map(({ route, label }) => (
        <Box
          key={label}
          component={AppLink}
          to={pathTo(route)}
          aria-current={currentOf(route)}
          sx={{
            position: 'relative',
            display: 'flex',
            alignItems: 'center',
            px: { md: 0.75, lg: 1.5 },
            color: 'inherit',
            textDecoration: 'none',
            typography: 'button',
            whiteSpace: 'nowrap',
            '&::after': {
              content: '""',
              position: 'absolute',
              insetInline: { md: 6, lg: 12 },
              bottom: -1,
              height: 3,
              borderRadius: '3px 3px 0 0',
              backgroundColor: 'transparent',
            },
            '&:hover::after': { backgroundColor: 'currentColor', opacity: 0.35 },
            '&[aria-current]::after': { backgroundColor: 'var(--header-accent)', opacity: 1 },
            '&:focus-visible': { outlineOffset: -6 },
          }}
        >
          {label}
        </Box>
      ))}
    </Box>
  );
}
