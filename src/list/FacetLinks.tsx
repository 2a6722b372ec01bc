import { styled } from '@mui/material/styles';
import { formatCount } from '../lib/text';
import { AppLink } from '../routing/AppLink';
import { radius, tabularNumbers } from '../theme/tokens';
import { bones } from '../ui/bones';
import { fadedRow } from '../ui/fadedEdges';
import { pill, swipedRow } from '../ui/pillRow';

/**
 * So many columns, the first choice two of them wide. The last fills its row, however many there are, so
 * that none ends in a hole.
 */
const fullRows = (columns: number) => ({
  gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
  ...Object.fromEntries(
    Array.from({ length: columns - 1 }, (_, place) => [
      `& > li:last-of-type:nth-of-type(${columns}n + ${place})`,
      { gridColumn: `span ${columns - place}` },
    ]),
  ),
});

/** More choices than six columns hold in one row. */
const MANY = ':has(> :nth-of-type(6))';

const List = styled('ul')(({ theme }) => ({
  ...bones(theme),
  ...swipedRow(theme),
  '& a, & .FacetLinks-bone': { ...pill(theme), justifyContent: 'space-between', gap: 12 },
  '& a:hover': { borderColor: theme.vars.palette.primary.main },
  '& a[aria-current]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.tint.primary,
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
  },
  '& .FacetLinks-count': { ...tabularNumbers, color: theme.vars.palette.text.secondary },
  '& a[aria-current] .FacetLinks-count': { color: 'inherit' },
  [theme.breakpoints.up('md')]: {
    // A table of contents.
    '&[data-row]': {
      display: 'grid',
      gap: 1,
      margin: 0,
      padding: 0,
      overflow: 'hidden',
      mask: 'none',
      border: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: radius.card,
      backgroundColor: theme.vars.palette.divider,
      '& > li:first-of-type': { gridColumn: 'span 2' },
      [theme.breakpoints.up('lg')]: fullRows(6),
      [theme.breakpoints.down('lg')]: {
        [`&:not(${MANY})`]: fullRows(6),
        [`&${MANY}`]: fullRows(4),
      },
      '& a, & .FacetLinks-bone': {
        height: '100%',
        minHeight: 52,
        padding: '6px 16px',
        border: 0,
        borderRadius: 0,
        lineHeight: 1.35,
        whiteSpace: 'normal',
        textWrap: 'balance',
      },
      '& a:hover': { color: theme.vars.palette.primary.main },
      '& a:focus-visible': { outlineOffset: '-2px' },
    },
    '&:not([data-row])': {
      display: 'block',
      margin: 0,
      padding: 0,
      overflow: 'visible',
      borderTop: `1px solid ${theme.vars.palette.divider}`,
      '& > li': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
      '& a, & .FacetLinks-bone': {
        border: 0,
        borderRadius: 0,
        backgroundColor: 'transparent',
        padding: '8px 0',
        whiteSpace: 'normal',
      },
      '& a:hover': { color: theme.vars.palette.primary.main },
      '& a[aria-current]': { backgroundColor: 'transparent' },
    },
  },
}));

/** One choice: what it is called, how many it has, and where it leads. */
export interface FacetLink {
  label: string;
  count: number;
  /** A URL from `pathTo`. */
  to: string;
  isCurrent: boolean;
}

export interface FacetLinksProps {
  /** Undefined while they are on their way. */
  links: readonly FacetLink[] | undefined;
  /** How many there will be, for the skeleton. */
  expected: number;
  /** True where the links stay on the page that they are on: it keeps its place then. */
  staysInPlace?: boolean;
  /** True for what stands above a list, a table on wide windows; else a column there. */
  isRow?: boolean;
}

/**
 * Choices that exclude each other, with their counts, as links: a column beside a list or a table
 * above it, a row to swipe through on phones.
 */
export function FacetLinks({ links, expected, staysInPlace = false, isRow }: FacetLinksProps) {
  if (!links) {
    return (
      <List aria-hidden data-row={isRow}>
        {Array.from({ length: expected }, (_, index) => (
          <li key={`skeleton-${index}`}>
            <div className="FacetLinks-bone">
              <span className="Bone Bone-text" style={{ width: 150 }} />
            </div>
          </li>
        ))}
      </List>
    );
  }
  return (
    <List key={links.length} ref={fadedRow} data-row={isRow}>
      {links.map(({ label, count, to, isCurrent }) => (
        <li key={to}>
          <AppLink
            to={to}
            preventScrollReset={staysInPlace}
            aria-current={isCurrent ? 'true' : undefined}
          >
            {label} <span className="FacetLinks-count">{formatCount(count)}</span>
          </AppLink>
        </li>
      ))}
    </List>
  );
}
