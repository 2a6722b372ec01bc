import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import Box from '@mui/material/Box';
import { useLocation } from 'react-router-dom';
import { navigationOf } from '../layout/navigation';
import { AppLink } from '../routing/AppLink';
import type { NavigationPlace } from '../routing/AppRoute';
import { pathTo, plainPath } from '../routing/paths';
import { namedRoutes } from '../routing/routeTable';
import { radius } from '../theme/tokens';
import { centeredAt, FADED_END, fadedEdges, watchEdges } from '../ui/fadedEdges';

/** The path that the menu shows as the current one: the page's own, or that of the entry it belongs to. */
export function menuPathOf(pathname: string): string {
  const path = plainPath(pathname);
  const here = namedRoutes().find(([name]) => pathTo(name) === path)?.[1];
  return (here?.access !== 'public' && here?.menuPath) || path;
}

/**
 * How far from the edge of a scrolled menu its first whole page begins, in px: so near that the word of the
 * one before it is out of sight, whose last letters alone would read as a word of their own.
 */
const START = 16;

/** How much of a word may be passed over at the end of the menu, and how much room that leaves there, in px. */
const STUMP = 48;

/** Scrolls the menu to its current page, so that the first page clear of the fade is a whole one if it can be. */
function scrollTo(menu: HTMLElement, current: HTMLElement) {
  const { style } = menu.firstElementChild as HTMLElement;
  style.paddingRight = '0';
  const wanted = centeredAt(menu, current);
  const most = menu.scrollWidth - menu.clientWidth;
  const starts = [...menu.querySelectorAll('a')].map(({ offsetLeft }) => offsetLeft - START);
  // Whole before the fade of its end.
  const end = Math.min(current.offsetLeft + current.offsetWidth + FADED_END, menu.scrollWidth);
  const start = starts.findLast((one) => one <= wanted && one + menu.clientWidth >= end) ?? wanted;
  // At the end of the menu, too, a few last letters are passed over; a large hole there would be worse.
  const least = Math.min(start, most);
  const begin = starts.find((one) => one >= least && one < most + STUMP) ?? most;
  // A negative one is not taken over.
  style.paddingRight = `${begin - most}px`;
  menu.scrollLeft = wanted > 0 ? begin : 0;
}

export interface SectionMenuProps {
  /** Names the menu for assistive technology: "Student". */
  label: string;
  /** Whose pages it lists. */
  place: NavigationPlace;
}

/**
 * The menu above the pages of an area, which leads between them. Where it is wider than the screen, it
 * is scrolled to the current page, where possible so that it begins with a whole one.
 */
export function SectionMenu({ label, place }: SectionMenuProps) {
  const { pathname } = useLocation();
  const pages = useMemo(() => navigationOf(place), [place]);
  const currentPath = menuPathOf(pathname);
  const menu = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const current = menu.current?.querySelector<HTMLElement>('[aria-current]');
    if (menu.current && current) scrollTo(menu.current, current);
  }, [pathname]);
  useEffect(() => {
    const list = menu.current?.querySelector('ul');
    return menu.current && list ? watchEdges(menu.current, list) : undefined;
  }, []);
  return (
    <Box
      component="nav"
      ref={menu}
      aria-label={label}
      sx={{
        ...fadedEdges,
        // What the places of the links are measured from.
        position: 'relative',
        // The words of its first page begin where all else does, and those of its last end there; on phones the
        // room beside it reaches to the edges of the window, for what is scrolled.
        mx: { xs: -2, sm: -1, md: -1.5 },
        px: { xs: 0.5, sm: 0 },
        mt: -1.5,
        mb: { xs: 2.5, md: 3 },
        overflowX: 'auto',
        scrollbarWidth: 'none',
        '@media print': { display: 'none' },
      }}
    >
      <Box
        component="ul"
        sx={{
          display: 'flex',
          width: 'max-content',
          gap: 0.5,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {pages.map(({ route, label }) => {
          const to = pathTo(route);
          const isCurrent = currentPath === to;
          return (
            <li key={route}>
              <Box
                component={AppLink}
                to={to}
                aria-current={
                  isCurrent ? (plainPath(pathname) === to ? 'page' : 'true') : undefined
                }
                sx={{
                  display: 'block',
                  px: { xs: 1.5, sm: 1, md: 1.5 },
                  // As high as a finger needs.
                  py: { xs: 1.25, md: 0.75 },
                  borderRadius: `${radius.pill}px`,
                  position: 'relative',
                  // No ground, unlike pills of filters, and of one weight, so that each is in one place on
                  // all pages; the current one has the line that it has in the header.
                  typography: 'subtitle2',
                  ...(isCurrent ? currentLine : null),
                  whiteSpace: 'nowrap',
                  textDecoration: 'none',
                  color: isCurrent ? 'primary.main' : 'text.secondary',
                  // The row scrolls, and would cut a ring outside of it.
                  '&:focus-visible': { outlineOffset: '-3px' },
                  '&:hover': { color: isCurrent ? undefined : 'text.primary' },
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

/** As wide as the words. */
const currentLine = {
  '&::after': {
    content: '""',
    position: 'absolute',
    left: { xs: 12, sm: 8, md: 12 },
    right: { xs: 12, sm: 8, md: 12 },
    bottom: { xs: 4, md: 0 },
    height: 2,
    borderRadius: '1px',
    bgcolor: 'primary.main',
  },
} as const;
