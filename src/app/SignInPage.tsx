import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { SellerInvitation } from '../features/vendor/SellerInvitation';
import { navigationOf } from '../layout/navigation';
import type { Frame } from '../routing/AppRoute';
import { pathTo, plainPath } from '../routing/paths';
import { routeNamed } from '../routing/routeTable';
import { useCurrentRoute } from '../routing/useCurrentRoute';
import { SignInCard } from '../session/SignInCard';
import { band } from '../theme/surfaceStyles';
import { veil } from '../theme/tokens';
import { menuPathOf } from './SectionMenu';

/** What the other pages are part of, as a heading above them. */
const HEADINGS: Record<Frame, string> = {
  account: 'Also in your account',
  student: 'Also for students',
  partner: 'Also for partners',
};

/** How many of them are named. */
const MOST = 5;

/**
 * Stands in place of a page that needs someone to be signed in: its own title and what it is for, what
 * else comes with an account, and a sheet to sign in on. The page appears in its place after that.
 */
export function SignInPage() {
  const { pathname } = useLocation();
  const route = useCurrentRoute();
  if (!route || !('frame' in route)) return null;
  const { title, description, frame } = route;
  const isForSellers = menuPathOf(pathname) === pathTo('partnerListing');
  const form = (
    <Box sx={{ gridArea: 'form' }}>
      <SignInCard />
    </Box>
  );
  const more = (
    <Box sx={{ gridArea: 'more' }}>
      {isForSellers ? <SellerInvitation /> : <OtherPages frame={frame} />}
    </Box>
  );
  return (
    <Box sx={ground} data-ends-dark="always">
      <Container sx={isForSellers ? { ...columns, gridTemplateAreas: offerFirst } : columns}>
        <Box sx={{ gridArea: 'head' }}>
          <Typography variant="h1">{title}</Typography>
          <Typography variant="subtitle1" component="p" sx={lead}>
            {isForSellers
              ? 'Sell what you make to people who pay once and say what they think of it.'
              : description}
          </Typography>
        </Box>
        {/* The focus goes where the eye does. */}
        {isForSellers ? (
          <>
            {more}
            {form}
          </>
        ) : (
          <>
            {form}
            {more}
          </>
        )}
      </Container>
    </Box>
  );
}

/** The pages that are listed beside the one that was asked for, with what each holds. */
function OtherPages({ frame }: { frame: Frame }) {
  const { pathname } = useLocation();
  const path = plainPath(pathname);
  const others = navigationOf(frame).filter(({ route }) => pathTo(route) !== path);
  return (
    <>
      <Typography variant="overline" component="h2">
        {HEADINGS[frame]}
      </Typography>
      <Box component="dl" sx={list}>
        {others.slice(0, MOST).map(({ route, label }) => (
          <div key={route}>
            <dt>{label}</dt>
            <dd>{routeNamed(route).description}</dd>
          </div>
        ))}
      </Box>
    </>
  );
}

/** At least as high as the window: the footer follows it without a stripe. */
const ground = { ...band, minHeight: '100vh' } as const;

const columns = {
  display: 'grid',
  gridTemplateAreas: { xs: '"head" "form" "more"', md: '"head form" "more form"' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 480px)' },
  gridTemplateRows: { md: 'auto 1fr' },
  columnGap: { md: 6, lg: 12 },
  rowGap: 4,
  alignItems: 'start',
  py: { xs: 4, md: 7, xl: 10 },
} as const;

/** On narrow windows sellers read what they get before they are asked to sign in. */
const offerFirst = { xs: '"head" "more" "form"', md: columns.gridTemplateAreas.md };

const lead = { mt: 1.5, maxWidth: '46ch', color: 'surface.onBandMuted' } as const;

const list = {
  m: 0,
  mt: 1,
  maxWidth: '60ch',
  '& > div': { py: 1.5 },
  '& > div + div': { borderTop: '1px solid', borderColor: veil.hairline },
  '& dt': { fontWeight: 600 },
  '& dd': { m: 0, color: 'surface.onBandMuted' },
} as const;
