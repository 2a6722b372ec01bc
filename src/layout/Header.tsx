import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useSession } from '../api/resources/session';
import { AppLink } from '../routing/AppLink';
import { pathTo } from '../routing/paths';
import { useLooksSignedIn } from '../session/useLooksSignedIn';
import { SITE_NAME } from '../site';
import { ColorSchemeSwitch } from '../ui/ColorSchemeSwitch';
import { headerStyles } from './headerStyles';
import { HeaderSearch } from './HeaderSearch';
import { HeaderSearchButton } from './HeaderSearchButton';
import { Logo } from './Logo';
import { MainNavigation } from './MainNavigation';
import { MemberActions } from './MemberActions';
import { MobileMenuButton } from './MobileMenuButton';
import { navigationOf } from './navigation';
import { NavigationProgress } from './NavigationProgress';
import { useScrolledPast } from './useScrolledPast';
import { VisitorActions } from './VisitorActions';

/** From here on the header is black (specification sections 2, 4 and 9). */
const BLACK_AFTER_PX = 50;

/**
 * The head of every page: for visitors the catalogs, Signin and SignUp, for members their
 * catalogs, notices and menu. White, and black once the page is scrolled.
 */
export function Header() {
  const isScrolled = useScrolledPast(BLACK_AFTER_PX);
  const looksSignedIn = useLooksSignedIn();
  const { user } = useSession();
  return (
    <Box component="header" data-scrolled={isScrolled} sx={headerStyles}>
      <Container sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1, lg: 2 }, height: 1 }}>
        <Box
          component={AppLink}
          to={pathTo('home')}
          aria-label={`${SITE_NAME} home`}
          sx={{
            display: 'flex',
            flexShrink: 0,
            color: 'inherit',
            textDecoration: 'none',
            borderRadius: '10px',
          }}
        >
          <Logo />
        </Box>
        <MainNavigation links={navigationOf(looksSignedIn ? 'member' : 'visitor')} />
        {/* Of all that is here only the search gives way where the window is narrow. */}
        <Box
          sx={{
            flexGrow: 1,
            minWidth: 0,
            display: 'flex',
            justifyContent: 'flex-end',
            pl: { md: 1.5 },
          }}
        >
          <HeaderSearch />
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexShrink: 0,
            alignItems: 'center',
            gap: { xs: 0.25, sm: 0.75 },
            whiteSpace: 'nowrap',
          }}
        >
          <HeaderSearchButton />
          <Box sx={{ display: { xs: 'none', sm: 'flex' } }}>
            <ColorSchemeSwitch />
          </Box>
          {looksSignedIn ? <MemberActions user={user ?? undefined} /> : <VisitorActions />}
          <MobileMenuButton isMember={looksSignedIn} />
        </Box>
      </Container>
      <NavigationProgress />
    </Box>
  );
}
