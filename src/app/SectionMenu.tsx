import { useMemo } from 'react';
import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';
import { navigationOf } from '../layout/navigation';
import { AppLink } from '../routing/AppLink';
import type { NavigationPlace } from '../routing/AppRoute';
import { pathTo } from '../routing/paths';

export interface SectionMenuProps {
  /** Names the menu for assistive technology: "Student". */
  label: string;
  /** Whose pages it lists. */
  place: NavigationPlace;
}

/** The menu above the pages of an area, which leads between them. */
export function SectionMenu({ label, place }: SectionMenuProps) {
  const { pathname } = useLocation();
  const pages = useMemo(() => navigationOf(place), [place]);
  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{
        mb: { xs: 2.5, md: 3.5 },
        borderBottom: 1,
        borderColor: 'divider',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        '@media print': { display: 'none' },
      }}
    >
      <Box component="ul" sx={{ display: 'flex', gap: 0.5, m: 0, p: 0, listStyle: 'none' }}>
        {pages.map(({ route, label }) => {
          const to = pathTo(route);
          const isCurrent = pathname === to;
          return (
            <li key={route}>
              <Box
                component={AppLink}
                to={to}
                aria-current={isCurrent ? 'page' : undefined}
                sx={{
                  display: 'block',
                  px: { xs: 1.5, sm: 2 },
                  py: 1.5,
                  typography: 'button',
                  whiteSpace: 'nowrap',
                  textDecoration: 'none',
                  color: isCurrent ? 'primary.main' : 'text.secondary',
                  borderBottom: 2,
                  borderColor: isCurrent ? 'primary.main' : 'transparent',
                  // The row scrolls, and would cut a ring outside of it.
                  '&:focus-visible': { outlineOffset: '-3px' },
                  '&:hover': { color: 'text.primary' },
                }}
              >
                {label}
              </Box>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
