import { styled } from '@mui/material/styles';
import type { TemplateType } from '../../api/resources/templates';
import { AppLink } from '../../routing/AppLink';
import { radius } from '../../theme/tokens';
import { TYPE_LABELS } from './templateLabels';
import { ALL_TEMPLATES, templatesHref } from './templateList';

const List = styled('ul')(({ theme }) => ({
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
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 40,
    padding: '6px 16px',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: radius.pill,
    backgroundColor: theme.vars.palette.background.paper,
    color: 'inherit',
    fontWeight: 600,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    '&:hover': {
      borderColor: theme.vars.palette.primary.main,
      color: theme.vars.palette.primary.main,
    },
  },
  [theme.breakpoints.up('md')]: { flexWrap: 'wrap', margin: '0 -4px', padding: 4 },
}));

/** What templates there are, by what they are for. */
export function TypeLinks() {
  return (
    <nav aria-label="Types of templates">
      <List>
        {(Object.entries(TYPE_LABELS) as [TemplateType, string][]).map(([type, label]) => (
          <li key={type}>
            <AppLink to={templatesHref({ section: ALL_TEMPLATES, type: [type] })}>{label}</AppLink>
          </li>
        ))}
      </List>
    </nav>
  );
}
