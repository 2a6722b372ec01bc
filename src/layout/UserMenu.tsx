import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import type { User } from '../api/resources/session';
import { AppLink } from '../routing/AppLink';
import { pathTo } from '../routing/paths';
import type { RouteName } from '../routing/routeTable';
import { CapIcon, CartIcon, LogoutIcon, PackageIcon, StoreIcon, UserIcon } from '../ui/icons';
import { useBackToClose } from '../ui/useBackToClose';
import { navigationOf } from './navigation';
import { useLogout } from './useLogout';

/** A mark for each of its pages. */
const MARKS: Partial<Record<RouteName, typeof UserIcon>> = {
  products: PackageIcon,
  partnerDashboard: StoreIcon,
  orders: CartIcon,
  studentWishlist: CapIcon,
};

export interface UserMenuProps {
  user: User;
  /** The button; null while the menu is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The menu of the account (specification section 2, header for signed-in users). */
export function UserMenu({ user, anchor, onClose }: UserMenuProps) {
  const logout = useLogout();
  useBackToClose(anchor !== null, onClose);
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        list: { 'aria-label': 'Account' },
        // To the edge of the page: its button reaches out of it.
        paper: { sx: { width: 260, ml: -1 } },
      }}
    >
      {/* The button's name says whose menu it is; a screen reader finds nothing but items here. */}
      <Box component="li" aria-hidden sx={{ px: 1.5, pt: 0.75, pb: 1.25 }}>
        <Typography variant="subtitle2" component="p" noWrap>
          {user.name}
        </Typography>
        <Typography variant="caption" component="p" noWrap sx={{ color: 'text.secondary' }}>
          {user.email}
        </Typography>
      </Box>
      <Divider component="li" role="none" sx={{ mb: 0.75 }} />
      {navigationOf('menu').map(({ route, label }) => {
        const Mark = MARKS[route] ?? UserIcon;
        return (
          <MenuItem key={route} component={AppLink} to={pathTo(route)} onClick={onClose}>
            <Mark fontSize="small" />
            {label}
          </MenuItem>
        );
      })}
      <MenuItem
        onClick={() => {
          onClose();
          void logout();
        }}
      >
        <LogoutIcon fontSize="small" />
        Logout
      </MenuItem>
    </Menu>
  );
}
