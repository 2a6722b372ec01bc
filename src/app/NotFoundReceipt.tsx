import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { useLocation } from 'react-router-dom';
import { AppLink } from '../routing/AppLink';
import { pathTo } from '../routing/paths';
import { paperEdge, tornEdge } from '../theme/surfaceStyles';
import { ArrowRightIcon } from '../ui/icons';

/** Windows that are higher than wide and have room for the receipt beside the words, such as tablets'. */
export const UPRIGHT = '@media (min-width: 760px) and (orientation: portrait)';

/** What is there instead, and what one does with it. */
const inStock = [
  { route: 'software', name: 'Software', what: 'AI tools and apps' },
  { route: 'courses', name: 'Courses', what: 'Lessons to keep' },
  { route: 'templates', name: 'Templates', what: 'Sites, apps, emails' },
  { route: 'deals', name: 'Deals', what: 'While they last' },
  { route: 'blog', name: 'Blog', what: 'Guides and stories' },
] as const;

/** The path as one reads it; one that is not well encoded is shown as it came. */
function readable(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** What was asked for, struck off, and what is there instead: the visit as a receipt. */
export function NotFoundReceipt() {
  const { pathname } = useLocation();
  return (
    <Box component="nav" aria-label="Ways on" sx={place}>
      <Box sx={paper} data-color-scheme="light">
        <div className="NotFound-shop" aria-hidden>
          Dealwright
        </div>
        <div className="NotFound-head">
          <span>Your visit</span>
          <span>No charge</span>
        </div>
        <div className="NotFound-line">
          <s>{readable(pathname)}</s>
          <span>Out of stock</span>
        </div>
        <hr aria-hidden />
        <ul>
          {inStock.map(({ route, name, what }) => (
            <li key={name}>
              <AppLink to={pathTo(route)}>
                <b>{name}</b>
                <span>{what}</span>
                <ArrowRightIcon fontSize="small" />
              </AppLink>
            </li>
          ))}
        </ul>
        <hr aria-hidden />
        <div className="NotFound-line NotFound-total">
          <b>Pages found</b>
          <span>0</span>
        </div>
      </Box>
      <Box aria-hidden sx={seal}>
        404
      </Box>
    </Box>
  );
}

const place = {
  position: 'relative',
  // On phones turned within the margins of the page.
  width: { xs: 'calc(100% - 12px)', md: 1 },
  maxWidth: 440,
  mx: 'auto',
  mb: 8,
  filter: paperEdge,
  '--sheet': 'var(--mui-palette-surface-sheet)',
} as const;

/** How far the paper reaches up into what it comes out of, in px. */
const SLOT = 12;

/** Paper that comes out of the header, as of a printer; on phones it lies below the words. */
const paper = {
  p: { xs: '22px 22px 34px', md: `${SLOT}px 32px 44px` },
  // As the receipt of the home page; its upper corners stay behind the header.
  transform: 'rotate(1.6deg)',
  transformOrigin: { xs: 'center', md: '50% 0' },
  mt: { md: `-${SLOT}px` },
  [UPRIGHT]: { pt: `${SLOT}px`, mt: `-${SLOT}px`, transformOrigin: '50% 0' },
  '& .NotFound-shop': {
    display: { xs: 'none', md: 'grid' },
    placeItems: 'end center',
    height: 84,
    pb: 2.5,
    typography: 'h3',
    [UPRIGHT]: { display: 'grid' },
  },
  bgcolor: 'var(--sheet)',
  color: 'text.primary',
  mask: tornEdge,
  containerType: 'inline-size',
  '--ring': 'currentColor',
  '& .NotFound-head, & .NotFound-line': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: 2,
  },
  '& .NotFound-head': {
    typography: 'overline',
    mb: 1.5,
    color: 'color-mix(in srgb, currentColor 74%, transparent)',
  },
  '& .NotFound-line > :last-child': { flexShrink: 0 },
  '& s': {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& hr': {
    my: 1.5,
    border: 0,
    borderTop: '1.5px dashed color-mix(in srgb, currentColor 34%, transparent)',
  },
  '& ul': { m: 0, p: 0, listStyle: 'none' },
  '& li a': {
    display: 'grid',
    gridTemplateColumns: '104px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 1,
    minHeight: 44,
    mx: -1,
    px: 1,
    borderRadius: '6px',
    color: 'inherit',
    textDecoration: 'none',
    '& span': { typography: 'body2', opacity: 0.8 },
    // A word or two more only where they stay on one line.
    '@container (max-width: 275px)': { '& span': { visibility: 'hidden', whiteSpace: 'nowrap' } },
    '&:hover': { bgcolor: 'accent.main', color: 'accent.contrastText' },
  },
  '& .NotFound-total > :last-child': { typography: 'h2' },
} as const satisfies SystemStyleObject<Theme>;

/** A stamp on the torn edge, where it covers no word. */
const seal = {
  position: 'absolute',
  bottom: -30,
  left: 'calc(50% - 4px)',
  display: 'grid',
  placeItems: 'center',
  width: 84,
  height: 84,
  outline: '1.5px dashed currentColor',
  outlineOffset: '-8px',
  borderRadius: '50%',
  transform: 'rotate(-10deg)',
  bgcolor: 'accent.main',
  color: 'accent.contrastText',
  typography: 'h4',
} as const;
