import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { useSession } from '../api/resources/session';
import { SearchBox } from '../domain/search/SearchBox';
import { AppLink } from '../routing/AppLink';
import { focusMain } from '../routing/mainContent';
import { pathTo } from '../routing/paths';
import { openLoginDialog } from '../session/loginDialog';
import { ColorSchemeSwitch } from '../ui/ColorSchemeSwitch';
import { Picture } from '../ui/Picture';
import { SideDrawer } from '../ui/SideDrawer';
import { useCloseAnd } from '../ui/useCloseAnd';
import { navigationOf, type NavigationLink } from './navigation';
import { useLogout } from './useLogout';

export interface MobileMenuProps {
  open: boolean;
  onClose: () => void;
  isMember: boolean;
}

/** Everything of the header, for narrow windows, in a drawer at the side. */
export function MobileMenu({ open, onClose, isMember }: MobileMenuProps) {
  const { user } = useSession();
  const logout = useLogout();
  const { closeAnd, onGone } = useCloseAnd(onClose);

  return (
    <SideDrawer
      title="Menu"
      open={open}
      onClose={onClose}
      onGone={onGone}
      width={340}
      controls={<ColorSchemeSwitch />}
    >
      <Box
        sx={{ display: 'flex', flexDirection: 'column', gap: 2, p: 2.5, pb: 3, overflowY: 'auto' }}
      >
        <SearchBox size="small" onGo={() => closeAnd(focusMain)} />
        <LinkList
          label="Main"
          links={navigationOf(isMember ? 'member' : 'visitor')}
          onFollow={onClose}
        />
        <Divider />
        {user ? (
          <>
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
              <Picture
                src={user.avatarUrl}
                alt=""
                name={user.name}
                width={40}
                height={40}
                sx={{ width: 40, height: 40, borderRadius: '50%' }}
              />
              <Box sx={{ minWidth: 0 }}>
                <Typography variant="subtitle2" component="p" noWrap>
                  {user.name}
                </Typography>
                <Typography variant="caption" component="p" noWrap sx={{ color: 'text.secondary' }}>
                  {user.email}
                </Typography>
              </Box>
            </Box>
            <LinkList label="Account" links={navigationOf('menu')} onFollow={onClose} />
            <Button
              variant="outlined"
              color="secondary"
              onClick={() => closeAnd(() => void logout())}
            >
              Logout
            </Button>
          </>
        ) : (
          <Box sx={{ display: 'grid', gap: 1 }}>
            <Button
              component={AppLink}
              to={pathTo('register')}
              variant="contained"
              size="large"
              onClick={onClose}
            >
              SignUp
            </Button>
            <Button
              variant="outlined"
              color="secondary"
              size="large"
              aria-haspopup="dialog"
              onClick={() => closeAnd(() => void openLoginDialog(undefined, 'account'))}
            >
              Signin
            </Button>
          </Box>
        )}
        <Divider />
        <MoreLinks isMember={isMember} onFollow={onClose} />
      </Box>
    </SideDrawer>
  );
}

/** What the footer links to and the menu above does not, smaller. */
function MoreLinks({ isMember, onFollow }: { isMember: boolean; onFollow: () => void }) {
  const main = navigationOf(isMember ? 'member' : 'visitor').map(({ route }) => route);
  const links = [...navigationOf('footer'), ...navigationOf('official')].filter(
    ({ route }) => route !== 'home' && !main.includes(route),
  );
  return (
    <Box component="nav" aria-label="More" sx={{ columnCount: 2, columnGap: 2 }}>
      {links.map(({ route, label }) => (
        <Box key={route} component={AppLink} to={pathTo(route)} onClick={onFollow} sx={moreLink}>
          {label}
        </Box>
      ))}
    </Box>
  );
}

const moreLink = {
  display: 'block',
  py: 1.25,
  typography: 'body2',
  color: 'text.secondary',
  textDecoration: 'none',
  breakInside: 'avoid',
  '&:hover': { color: 'primary.main' },
} as const;

interface LinkListProps {
  label: string;
  links: readonly NavigationLink[];
  onFollow: () => void;
}

function LinkList({ label, links, onFollow }: LinkListProps) {
  const { pathname } = useLocation();
  return (
    <Box component="nav" aria-label={label} sx={{ display: 'grid' }}>
      {links.map((link) => (
        <Box
          key={link.label}
          component={AppLink}
          to={pathTo(link.route)}
          aria-current={pathname === pathTo(link.route) ? 'page' : undefined}
          onClick={onFollow}
          sx={{
            py: 1.25,
            color: 'text.primary',
            textDecoration: 'none',
            typography: 'h3',
            '&:hover, &[aria-current]': { color: 'primary.main' },
          }}
        >
          {link.label}
        </Box>
      ))}
    </Box>
  );
}
