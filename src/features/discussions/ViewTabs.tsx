import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { To } from 'react-router-dom';
import { TAB_PADDING } from '../../theme/components/navigation';
import { NativeSelect } from '../../ui/NativeSelect';
import { RouterLink } from '../../ui/RouterLink';
import { VIEWS, type View } from './discussionList';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 24,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& nav': { display: 'flex', gap: 12, marginLeft: -TAB_PADDING },
  '& .Tab': {
    ...theme.typography.button,
    display: 'inline-flex',
    alignItems: 'center',
    position: 'relative',
    minHeight: 56,
    marginBottom: -1,
    padding: `0 ${TAB_PADDING}px`,
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    '&:hover': { color: theme.vars.palette.text.primary },
  },
  '& .Tab[aria-current]': {
    color: theme.vars.palette.text.primary,
    // As wide as its word.
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: `auto ${TAB_PADDING}px 0`,
      height: 3,
      borderRadius: '3px 3px 0 0',
      backgroundColor: theme.vars.palette.primary.main,
    },
  },
  '& .Period': {
    // Smaller than the tabs, as the name of the field that it is close to.
    ...theme.typography.caption,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    color: theme.vars.palette.text.secondary,
    '& label::after': { content: '":" / ""' },
    '& select, & svg': { color: theme.vars.palette.text.primary },
  },
}));

export interface ViewTabsProps {
  view: View;
  /** The URL of another view of the same list. */
  hrefFor: (view: View) => To;
  onChange: (view: View) => void;
}

/** New, Popular, and beside them a choice of Week or Month (specification, section 2). */
export function ViewTabs({ view, hrefFor, onChange }: ViewTabsProps) {
  const id = useId();
  const tab = view === 'new' ? 'new' : 'popular';
  return (
    <Bar>
      <nav aria-label="Order of the discussions">
        {(['new', 'popular'] as const).map((name) => (
          <RouterLink
            key={name}
            className="Tab"
            to={hrefFor(name)}
            preventScrollReset
            aria-current={tab === name ? (view === name ? 'page' : 'true') : undefined}
          >
            {VIEWS[name].label}
          </RouterLink>
        ))}
      </nav>
      <div className="Period">
        <label htmlFor={id}>Last active</label>
        <NativeSelect id={id} value={view} onChange={(value) => onChange(value as View)}>
          <option value={tab}>Any time</option>
          {(['week', 'month'] as const).map((name) => (
            <option key={name} value={name}>
              {VIEWS[name].label}
            </option>
          ))}
        </NativeSelect>
      </div>
    </Bar>
  );
}
