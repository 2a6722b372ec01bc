import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useSession } from '../api/resources/session';
import { AppLink } from '../routing/AppLink';
import { pathTo } from '../routing/paths';
import { openLoginDialog } from '../session/loginDialog';
import { COPYRIGHT_YEAR, SITE_NAME } from '../site';
import { pageFootOf, veil } from '../theme/tokens';
import { FacebookIcon, LinkedinIcon, TwitterIcon, YoutubeIcon } from '../ui/icons';
import { FooterGroup } from './FooterGroup';
import { loadLoginDialog } from './loadOverlays';
import { Logo } from './Logo';
import { navigationOf } from './navigation';
import { prefetchOn } from './prefetchOn';

const networks = [
  { name: 'Facebook', href: 'https://www.facebook.com/', Icon: FacebookIcon },
  { name: 'X, formerly Twitter', href: 'https://x.com/', Icon: TwitterIcon },
  { name: 'LinkedIn', href: 'https://www.linkedin.com/', Icon: LinkedinIcon },
  { name: 'YouTube', href: 'https://www.youtube.com/', Icon: YoutubeIcon },
] as const;

const linkStyles = {
  display: 'block',
  width: 'fit-content',
  py: { xs: 0.75, md: 0.5 },
  typography: { xs: 'body1', md: 'body2' },
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
} as const;

/** The foot of every page: quick links, social networks, official information, the year. */
export function Footer() {
  return (
    <Box
      component="footer"
      sx={{
        mt: { xs: 6, md: 8 },
        ...afterFlushPages,
        // All that is between it and a page as dark.
        borderTop: `1px solid ${veil.hairline}`,
        bgcolor: 'surface.band',
        // Down to the whole pixel in which the page ends.
        boxShadow: '0 2px var(--mui-palette-surface-band)',
        color: 'surface.onBand',
        '--ring': 'var(--mui-palette-accent-main)',
        '@media print': { display: 'none' },
      }}
    >
      <Container
        sx={{
          pt: { xs: 4, md: 6 },
          // What lies at the bottom of the window covers nothing at the end of the page.
          pb: `calc(24px + ${pageFootOf('notice')})`,
        }}
      >
        <Box sx={groupsStyles}>
          <Box sx={{ gridColumn: { sm: '1 / -1', md: 'auto' } }}>
            <Logo />
            <Typography sx={{ mt: 2, maxWidth: { md: '34ch' }, color: 'surface.onBandMuted' }}>
              Lifetime deals on software, AI tools and courses, reviewed by the people who use them.
            </Typography>
            <SocialLinks />
          </Box>
          <FooterGroup title="Quick links" isNavigation>
            <Box sx={{ columnCount: { xs: 2, lg: 3 }, columnGap: 2 }}>
              {navigationOf('footer').map(({ route, label }) => (
                <Box
                  key={route}
                  component={AppLink}
                  to={pathTo(route)}
                  sx={[linkStyles, { breakInside: 'avoid' }]}
                >
                  {label}
                </Box>
              ))}
            </Box>
          </FooterGroup>
          <FooterGroup title="Your account" isNavigation>
            <AccountLinks />
          </FooterGroup>
          <FooterGroup title="Official info">
            <Typography variant="body2" component="div" sx={{ color: 'surface.onBandMuted' }}>
              <Box component="p" sx={{ m: 0, mt: 1 }}>
                Every deal is sold by the vendor named on its page. Prices are in US dollars, and
                the price before the discount is the vendor’s own list price.
              </Box>
              <Box component="p" sx={{ m: 0, mt: 1.5 }}>
                Product names and logos belong to their owners.
              </Box>
            </Typography>
          </FooterGroup>
        </Box>
        <Box sx={closingStyles}>
          <Typography variant="body2">
            {`© ${COPYRIGHT_YEAR} ${SITE_NAME}. All rights reserved.`}
          </Typography>
          <Box
            component="nav"
            aria-label="Official pages"
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}
          >
            {navigationOf('official').map(({ route, label }) => (
              <Box key={route} component={AppLink} to={pathTo(route)} sx={linkStyles}>
                {label}
              </Box>
            ))}
          </Box>
        </Box>
      </Container>
    </Box>
  );
}

/** A page whose ground reaches down to its end says so: nothing but a hairline is between it and the footer. */
const afterFlushPages = {
  'main:has([data-ends-flush="always"]) + &': { mt: 0 },
  'main:has([data-ends-flush="wide"]) + &': { mt: { md: 0 } },
} as const;

/** Groups below each other on phones, where they are folded; beside each other else. */
const groupsStyles = {
  display: 'grid',
  columnGap: { sm: 3, md: 6 },
  rowGap: { sm: 4 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: '2.2fr 1fr 1.4fr',
    md: '1.3fr 2fr 0.9fr 1.3fr',
    lg: '1.1fr 2.2fr 0.6fr 1.1fr',
  },
} as const;

/** The last line: whose site it is, and its official pages. */
const closingStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 4,
  rowGap: 1,
  mt: { sm: 4 },
  pt: { xs: 2, sm: 2.5 },
  borderTop: `1px solid ${veil.hairline}`,
  color: 'surface.onBandMuted',
} as const;

function SocialLinks() {
  return (
    <Box
      component="ul"
      aria-label="Social networks"
      sx={{
        display: 'flex',
        gap: 0.5,
        listStyle: 'none',
        m: 0,
        mt: { xs: 1, sm: 2 },
        mb: { xs: 2, sm: 0 },
        ml: -1,
        p: 0,
      }}
    >
      {networks.map(({ name, href, Icon }) => (
        <li key={name}>
          <IconButton
            component="a"
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${name} home page, opens in a new tab`}
            title={`${name} home page`}
            sx={{ '&:hover': { bgcolor: veil.hover } }}
          >
            <Icon fontSize="small" />
          </IconButton>
        </li>
      ))}
    </Box>
  );
}

function AccountLinks() {
  const { user } = useSession();
  if (user) {
    return navigationOf('menu').map(({ route, label }) => (
      <Box key={route} component={AppLink} to={pathTo(route)} sx={linkStyles}>
        {label}
      </Box>
    ));
  }
  return (
    <>
      <ButtonBase
        aria-haspopup="dialog"
        onClick={() => void openLoginDialog(undefined, 'account')}
        {...prefetchOn(loadLoginDialog)}
        sx={{ ...linkStyles, fontFamily: 'inherit' }}
      >
        Sign in
      </ButtonBase>
      <Box component={AppLink} to={pathTo('register')} sx={linkStyles}>
        Register
      </Box>
    </>
  );
}
