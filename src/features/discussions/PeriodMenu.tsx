import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link, type To } from 'react-router-dom';
import { useBackToClose } from '../../ui/useBackToClose';
import { VIEWS, type View } from './discussionList';

export interface PeriodMenuProps {
  /** The button; null while the menu is closed. */
  anchor: HTMLElement | null;
  view: View;
  hrefFor: (view: View) => To;
  onClose: () => void;
}

/** How far back Now goes. Load it when it is first opened. */
export function PeriodMenu({ anchor, view, hrefFor, onClose }: PeriodMenuProps) {
  useBackToClose(anchor !== null, onClose);
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': 'Now' } }}
    >
      {(['week', 'month'] as const).map((name) => (
        <MenuItem
          key={name}
          component={Link}
          to={hrefFor(name)}
          preventScrollReset
          selected={view === name}
          onClick={onClose}
        >
          {VIEWS[name].label}
        </MenuItem>
      ))}
    </Menu>
  );
}
