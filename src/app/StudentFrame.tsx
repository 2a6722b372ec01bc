import { useMemo } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { Outlet, useLocation } from 'react-router-dom';
import { navigationOf } from '../layout/navigation';
import { AppLink } from '../routing/AppLink';
import { pathTo } from '../routing/paths';

/** The pages of students with the menu that leads between them (specification section 2). */
export function StudentFrame() {
  const { pathname } = useLocation();
  const pages = useMemo(() => navigationOf('student'), []);
  return (
    <Container sx={{ py: { xs: 3, md: 5 }, '@media print': { py: 0 } }}>
      <Box
        component="nav"
        aria-label="Student"
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
      <Outlet />
    </Container>
  );
}
