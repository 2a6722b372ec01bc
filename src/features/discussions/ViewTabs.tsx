import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link, type To } from 'react-router-dom';
import { radius } from '../../theme/tokens';
import { ChevronDownIcon } from '../../ui/icons';
import { lazyPart, prefetchPart } from '../../ui/LazyPart';
import { showToast } from '../../ui/toastStore';
import { VIEWS, type View } from './discussionList';

const periodMenu = lazyPart(() => import('./PeriodMenu').then((module) => module.PeriodMenu));
type Menu = Awaited<ReturnType<typeof periodMenu.load>>;

const Tabs = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: 28,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& .Tab': {
    ...theme.typography.button,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    minHeight: 48,
    marginBottom: -1,
    padding: '0 4px',
    borderBottom: '3px solid transparent',
    borderTop: '3px solid transparent',
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    '&:hover': { color: theme.vars.palette.text.primary },
  },
  '& .Tab[aria-current]': {
    color: theme.vars.palette.text.primary,
    borderBottomColor: theme.vars.palette.primary.main,
  },
  // It opens a menu, so it looks like one.
  '& .Menu': {
    ...theme.typography.button,
    alignSelf: 'center',
    gap: 4,
    minHeight: 36,
    marginLeft: 'auto',
    padding: '0 10px 0 14px',
    border: `1px solid ${theme.vars.palette.outline}`,
    borderRadius: radius.control,
    '&[aria-current]': {
      borderColor: theme.vars.palette.primary.main,
      color: theme.vars.palette.primary.main,
    },
  },
}));

export interface ViewTabsProps {
  view: View;
  /** The URL of another view of the same list. */
  hrefFor: (view: View) => To;
}

/** New, Popular, and a Now menu of Week and Month (specification, section 2). */
export function ViewTabs({ view, hrefFor }: ViewTabsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [PeriodMenu, setPeriodMenu] = useState<Menu | null>(null);
  const isNow = view === 'week' || view === 'month';

  const open = async (button: HTMLElement) => {
    try {
      const menu = await periodMenu.load();
      setPeriodMenu(() => menu);
      setAnchor(button);
    } catch {
      showToast({
        severity: 'error',
        message: 'The menu could not be loaded. Check your connection, then try again.',
      });
    }
  };

  return (
    <Tabs aria-label="Order of the discussions">
      {(['new', 'popular'] as const).map((name) => (
        <Link
          key={name}
          className="Tab"
          to={hrefFor(name)}
          preventScrollReset
          aria-current={view === name ? 'page' : undefined}
        >
          {VIEWS[name].label}
        </Link>
      ))}
      <ButtonBase
        className="Menu"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-current={isNow ? 'page' : undefined}
        onPointerEnter={() => prefetchPart(periodMenu)}
        onFocus={() => prefetchPart(periodMenu)}
        onClick={(event) => void open(event.currentTarget)}
      >
        {isNow ? `Now: ${VIEWS[view].label}` : 'Now'}
        <ChevronDownIcon fontSize="small" />
      </ButtonBase>
      {PeriodMenu ? (
        <PeriodMenu anchor={anchor} view={view} hrefFor={hrefFor} onClose={() => setAnchor(null)} />
      ) : null}
    </Tabs>
  );
}
