import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { Navigate } from 'react-router-dom';
import { useSession } from '../../api/resources/session';
import { pathTo } from '../../routing/paths';
import { useReturnTo } from '../../routing/returnPlace';
import { openLoginDialog } from '../../session/loginDialog';
import { band, bandLight } from '../../theme/surfaceStyles';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { PaperSheet } from '../../ui/PaperSheet';
import { useReachedWidth } from '../../ui/useMatchMedia';
import { RegisterForm } from './forms/RegisterForm';
import { JoinClaim, JoinReasons } from './JoinReasons';
import { JoinReview } from './JoinReview';
import { pageTop } from '../../theme/pageSteps';
import { phoneInset, weight } from '../../theme/tokens';

/** From here on there is room beside the form, in px. */
const WIDE = [900];

/**
 * Joining (specification section 2, register). Members, and visitors who have just joined, go on
 * where they were asked to sign in, else to their account.
 */
export function RegisterPage() {
  const { user } = useSession();
  const isWide = useReachedWidth(WIDE) > 0;
  const returnTo = useReturnTo();
  if (user) return <Navigate to={returnTo ?? pathTo('account')} replace />;
  return (
    <Box sx={ground} data-ends-flush="wide">
      <Container sx={columns}>
        <Box sx={[head, byNight]}>
          <Breadcrumbs items={[{ label: 'Home', to: pathTo('home') }, { label: 'Register' }]} />
          <JoinClaim />
        </Box>
        <Box sx={edge}>
          <PaperSheet sx={sheet}>
            <Typography variant="h2" component="h1">
              Join
            </Typography>
            <Typography sx={{ mt: 1, mb: 3, color: 'text.secondary' }}>
              An account costs nothing and takes a minute.
            </Typography>
            <RegisterForm />
            <Button
              color="inherit"
              aria-haspopup="dialog"
              onClick={() => void openLoginDialog(undefined, returnTo ? 'stay' : 'account')}
              sx={{ display: 'block', mx: 'auto', mt: 2, fontWeight: weight.regular }}
            >
              Already have an account?{' '}
              <Box component="span" sx={link}>
                Login
              </Box>
            </Button>
          </PaperSheet>
        </Box>
        <Box sx={{ gridArea: 'why' }}>
          <JoinReasons />
          {isWide ? <JoinReview /> : null}
        </Box>
      </Container>
    </Box>
  );
}

const link = {
  fontWeight: weight.strong,
  color: 'primary.main',
  textDecoration: 'underline',
  textUnderlineOffset: '0.18em',
} as const;

/** Where the window is higher than the form and its reasons, both are in its middle. */
const TALL = '@media (min-width: 900px) and (min-height: 960px)';

/** A band that goes on into the footer, however high the window; on phones only its head is one. */
const ground = {
  bgcolor: { md: 'surface.band' },
  backgroundImage: { md: bandLight },
  minHeight: { md: '100vh' },
} as const;

const columns = {
  display: 'grid',
  gridTemplateAreas: { xs: '"head" "form" "why"', md: '"head form" "why form"' },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) minmax(0, 520px)',
    xl: 'minmax(0, 1fr) 560px',
  },
  gridTemplateRows: { md: 'auto 1fr' },
  columnGap: { md: 6, lg: 12 },
  pb: { xs: 2, md: 8 },
  [TALL]: { minHeight: 'calc(100vh - 72px)' },
} as const;

/** On phones a band of its own, as wide as the window, that the sheet lies on. */
const head = {
  ...band,
  backgroundImage: 'none',
  bgcolor: { xs: 'surface.band', md: 'transparent' },
  gridArea: 'head',
  pt: pageTop,
  pb: { xs: 11, md: 5 },
  boxShadow: (theme: Theme) => ({
    xs: `0 0 0 100vmax ${theme.vars.palette.surface.band}`,
    md: 'none',
  }),
  clipPath: { xs: 'inset(0 -100vmax)', md: 'none' },
  [TALL]: { '& > :last-child': { mt: 11 } },
} as const;

/** By night the page is dark enough, and a band would end in a hard edge. */
const byNight = (theme: Theme) =>
  theme.applyStyles('dark', { backgroundColor: 'transparent', boxShadow: 'none' });

/** Where the sheet lies. */
const edge = {
  gridArea: 'form',
  position: 'relative',
  alignSelf: 'start',
  mt: { xs: -7, md: 3 },
  mb: { xs: 3, md: 0 },
  [TALL]: { alignSelf: 'center' },
} as const;

const sheet = {
  borderRadius: { xs: '14px 14px 0 0', md: '20px 20px 0 0' },
  pt: { xs: 3, md: 4 },
  px: { xs: phoneInset, sm: 4, md: 5 },
  pb: { xs: 4, md: 5 },
} as const;
