import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import type { User } from '../api/resources/session';
import { AppLink } from '../routing/AppLink';
import { pathTo } from '../routing/paths';
import type { RouteName } from '../routing/routeTable';
import { stroked } from '../ui/icons';
import { CartIcon, PackageIcon, UserIcon } from '../ui/moreIcons';
import { useBackToClose } from '../ui/useBackToClose';
import { navigationOf } from './navigation';
import { useLogout } from './useLogout';

const LogoutIcon = /*#__PURE__*/ stroked(
  'Logout',
  'M14 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20H14M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5',
);
const StoreIcon = /*#__PURE__*/ stroked(
  'Store',
  'M4.5 10.5V20h15v-9.5M3 8l2-4h14l2 4c0 1.7-1.3 3-3 3s-3-1.3-3-3c0 1.7-1.3 3-3 3s-3-1.3-3-3c0 1.7-1.3 3-3 3S3 9.7 3 8ZM10 20v-5h4v5',
);
const CapIcon = /*#__PURE__*/ stroked(
  'Cap',
  'M2.5 9.5 12 5l9.5 4.5L12 14ZM6.5 11.5V16c1.5 1.3 3.4 2 5.5 2s4-.7 5.5-2v-4.5M21.5 9.5v5.5',
);

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
