import { styled } from '@mui/material/styles';
import { formatCount } from '../lib/text';
import { AppLink } from '../routing/AppLink';
import { weight } from '../theme/tokens';
import { bones } from '../ui/bones';
import { emptyPill } from '../ui/emptyPill';
import { fadedRow } from '../ui/fadedEdges';
import { breakingPills, pillLinks, swipedRow } from '../ui/pillRow';

const List = styled('ul')(({ theme }) => ({
  ...bones(theme),
  ...swipedRow(theme),
  ...pillLinks(theme),
  ...emptyPill(theme),
  [theme.breakpoints.up('md')]: {
    '&:not([data-place="row"])': { margin: 0, padding: 0, overflow: 'visible', mask: 'none' },
    '&[data-place="row"]': { margin: '0 -4px', padding: 4 },
    '&[data-place="above"]': { flexWrap: 'wrap', ...breakingPills },
    '&[data-place="beside"]': {
      display: 'block',
      borderTop: `1px solid ${theme.vars.palette.divider}`,
      '& > li': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
      '& a, & .Pill-bone': {
        justifyContent: 'space-between',
        gap: 12,
        fontWeight: weight.regular,
        border: 0,
        borderRadius: 0,
        backgroundColor: 'transparent',
        padding: '8px 0',
        whiteSpace: 'normal',
      },
      '& a:hover': { color: theme.vars.palette.primary.main },
      '& a[aria-current]': { fontWeight: weight.strong },
    },
  },
}));

/** One choice: what it is called, how many it has where that is not said elsewhere, and where it leads. */
export interface FacetLink {
  label: string;
  count?: number;
  /** A URL from `pathTo`. */
  to: string;
  isCurrent: boolean;
}

export interface FacetLinksProps {
  /** Undefined while they are on their way. */
  links: readonly FacetLink[] | undefined;
  /** How many there will be, for the skeleton. */
  expected: number;
  /** About how wide the words of each will be, in px: lines of bones wrap where the links will. */
  widths?: readonly number[];
  /** True where the links stay on the page that they are on: it keeps its place then. */
  staysInPlace?: boolean;
  /**
   * Where they are in wide windows: above what they filter, in lines, or in one row to scroll where
   * little room is theirs, or a column beside it.
   */
  place?: 'above' | 'row' | 'beside';
}

/**
 * Choices that exclude each other, with their counts, as links: beside or above what they filter, on
 * phones a row to swipe through.
 */
export function FacetLinks({
  links,
  expected,
  widths = [],
  staysInPlace = false,
  place = 'beside',
}: FacetLinksProps) {
  if (!links) {
    return (
      <List aria-hidden data-place={place}>
        {Array.from({ length: expected }, (_, index) => (
          <li key={`skeleton-${index}`}>
            <div className="Pill-bone">
              <span className="Bone Bone-text" style={{ width: widths[index] ?? 150 }} />
            </div>
          </li>
        ))}
      </List>
    );
  }
  return (
    <List key={links.length} ref={fadedRow} data-place={place}>
      {links.map(({ label, count, to, isCurrent }) => (
        <li key={label}>
          <AppLink
            to={to}
            preventScrollReset={staysInPlace}
            aria-current={isCurrent ? 'true' : undefined}
            data-empty={count === 0 || undefined}
          >
            {label}
            {count === undefined ? null : (
              <>
                {' '}
                <span className="Pill-count">{formatCount(count)}</span>
              </>
            )}
          </AppLink>
        </li>
      ))}
    </List>
  );
}
