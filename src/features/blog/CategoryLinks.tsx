import { styled } from '@mui/material/styles';
import { useArticleCategories } from '../../api/resources/blog';
import { formatCount } from '../../lib/text';
import { AppLink } from '../../routing/AppLink';
import { radius, tabularNumbers } from '../../theme/tokens';
import { bones } from '../../ui/bones';
import { QueryView } from '../../ui/QueryView';
import { SidebarSection } from './SidebarSection';
import type { LinksProps } from './TagLinks';

const List = styled('ul')(({ theme }) => ({
  ...bones(theme),
  ...theme.typography.body2,
  display: 'flex',
  gap: 8,
  margin: '0 -16px',
  // Inside the scrolled box for focus rings.
  padding: '4px 16px',
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > li': { flexShrink: 0 },
  '& a, & .CategoryLinks-bone': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 12,
    minHeight: 40,
    padding: '6px 14px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: radius.pill,
    backgroundColor: theme.vars.palette.background.paper,
    color: 'inherit',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  },
  '& a:hover': { borderColor: theme.vars.palette.primary.main },
  '& a[aria-current]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.tint.primary,
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
  },
  '& .CategoryLinks-count': { ...tabularNumbers, color: theme.vars.palette.text.secondary },
  '& a[aria-current] .CategoryLinks-count': { color: 'inherit' },
  [theme.breakpoints.up('md')]: {
    display: 'block',
    margin: 0,
    padding: 0,
    overflow: 'visible',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    '& > li': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
    '& a, & .CategoryLinks-bone': {
      border: 0,
      borderRadius: 0,
      backgroundColor: 'transparent',
      padding: '8px 0',
      whiteSpace: 'normal',
    },
    '& a:hover': { color: theme.vars.palette.primary.main },
    '& a[aria-current]': { backgroundColor: 'transparent' },
  },
}));

/** The categories of the blog with their counts (specification, section 3), each a link. */
export function CategoryLinks({ current = null, addressOf, staysInPlace = false }: LinksProps) {
  const categories = useArticleCategories();
  return (
    <SidebarSection title="Category">
      <QueryView query={categories} skeleton={<CategoryLinksSkeleton />}>
        {({ items }) => (
          <List>
            {items.map(({ id, name, postCount }) => (
              <li key={id}>
                <AppLink
                  to={addressOf(id)}
                  preventScrollReset={staysInPlace}
                  aria-current={id === current ? 'true' : undefined}
                >
                  {name} <span className="CategoryLinks-count">{formatCount(postCount)}</span>
                </AppLink>
              </li>
            ))}
          </List>
        )}
      </QueryView>
    </SidebarSection>
  );
}

function CategoryLinksSkeleton() {
  return (
    <List aria-hidden>
      {Array.from({ length: 6 }, (_, index) => (
        <li key={`skeleton-${index}`}>
          <div className="CategoryLinks-bone">
            <span className="Bone Bone-text" style={{ width: 150 }} />
          </div>
        </li>
      ))}
    </List>
  );
}
