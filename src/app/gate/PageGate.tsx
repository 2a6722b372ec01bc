import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import {
  SellerFacts,
  SellerInvitation,
  StartSelling,
} from '../../features/vendor/SellerInvitation';
import { loadLoginDialog } from '../../layout/loadOverlays';
import { navigationOf } from '../../layout/navigation';
import { prefetchOn } from '../../layout/prefetchOn';
import type { Frame } from '../../routing/AppRoute';
import { AppLink } from '../../routing/AppLink';
import { pathTo, plainPath } from '../../routing/paths';
import { routeNamed, type RouteName } from '../../routing/routeTable';
import { useCurrentRoute } from '../../routing/useCurrentRoute';
import { openLoginDialog } from '../../session/loginDialog';
import { SignInCard } from '../../session/SignInCard';
import { menuPathOf } from '../SectionMenu';
import { GateBreadcrumbs } from './GateBreadcrumbs';
import { gateColumns, BESIDE_FORM } from './gateLayout';
import { GateStage } from './GateStage';
import { signInReasonOf, signInWordsOf } from './signInWords';
import { belowWay, pageLead, pageTop } from '../../theme/pageSteps';
import { wholeArea } from '../../theme/surfaceStyles';
import { ChevronRightIcon } from '../../ui/icons';
import { weight } from '../../theme/tokens';

/** What the other pages are part of, as a heading above them. */
const HEADINGS: Record<Frame, string> = {
  account: 'Also in your account',
  student: 'Also for students',
  partner: 'Also for partners',
};

/** How many of them are named: two rows. */
const MOST = 4;

/**
 * Takes the place of a page that needs someone to be signed in: its own title and what it is for, a
 * look at what waits there, what else comes with an account, and a card to sign in on. The page
 * appears in its place after that.
 */
export function PageGate() {
  const { pathname } = useLocation();
  const route = useCurrentRoute();
  if (!route || !('frame' in route)) return null;
  const { title, description, frame } = route;
  const stage = <GateStage frame={frame} />;
  return (
    <Container sx={page}>
      {menuPathOf(pathname) === pathTo('partnerListing') ? (
        <ForSellers title={title} stage={stage} />
      ) : (
        <Box sx={columns}>
          <Box sx={{ gridArea: 'head' }}>
            <Way title={title} />
            {/* As on the page that appears in its place. */}
            <Typography variant="title">{title}</Typography>
            <Typography component="p" sx={pageLead}>
              {description}
            </Typography>
          </Box>
          <Box sx={stagePlace}>{stage}</Box>
          <Box sx={{ gridArea: 'form' }}>
            <SignInCard words={signInWordsOf(pathname)} />
          </Box>
          <Box sx={{ gridArea: 'more' }}>
            <OtherPages frame={frame} />
          </Box>
        </Box>
      )}
    </Container>
  );
}

const Way = ({ title }: { title: string }) => (
  <Box sx={{ mb: belowWay }}>
    <GateBreadcrumbs title={title} />
  </Box>
);

/** Who has nothing to sell yet is asked to begin; sellers sign in by the second button. */
function ForSellers({ title, stage }: { title: string; stage: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Box sx={sellerColumns}>
      <Box sx={{ gridArea: 'head', alignSelf: 'center' }}>
        <Way title={title} />
        <Typography variant="h1">{title}</Typography>
        <Typography variant="lead" component="p" sx={lead}>
          {offerOf(plainPath(pathname))}
        </Typography>
        <SellerFacts />
        <Box sx={ways}>
          <StartSelling />
          <Box sx={login}>
            Already selling here?
            <Button
              aria-haspopup="dialog"
              onClick={() => void openLoginDialog(signInReasonOf(pathname))}
              {...prefetchOn(loadLoginDialog)}
            >
              Login
            </Button>
          </Box>
        </Box>
      </Box>
      <Box sx={[stagePlace, lowStage]}>{stage}</Box>
      <Box sx={{ gridArea: 'more' }}>
        <SellerInvitation />
      </Box>
    </Box>
  );
}

/** The pages that are listed beside the one that was asked for, with what each holds. */
function OtherPages({ frame }: { frame: Frame }) {
  const { pathname } = useLocation();
  const path = plainPath(pathname);
  const others = navigationOf(frame)
    .filter(({ route }) => pathTo(route) !== path)
    .slice(0, MOST);
  // Rows that are full.
  const perRow = others.length % 3 === 0 ? 3 : 2;
  const columnsOf = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
  return (
    <>
      <Typography variant="h4" component="h2">
        {HEADINGS[frame]}
      </Typography>
      <Box
        component="ul"
        sx={[
          list,
          { gridTemplateColumns: { sm: columnsOf(perRow), md: columnsOf(others.length) } },
        ]}
      >
        {others.map(({ route, label }) => (
          <li key={route}>
            <AppLink to={pathTo(route)}>
              {label}
              <ChevronRightIcon />
            </AppLink>
            <p>{routeNamed(route).description}</p>
          </li>
        ))}
      </Box>
    </>
  );
}

/** What the pages of products offer who has none yet. */
const OFFERS: Partial<Record<RouteName, string>> = {
  listYourTool: 'Sell your tool here: listing is free, and you are paid every month.',
  addProduct:
    'Describe your product once: listing is free, and its sales are paid out every month.',
};
const OFFER = 'List what you make for free, and be paid for its sales every month.';

const offerOf = (path: string) =>
  Object.entries(OFFERS).find(([name]) => pathTo(name as RouteName) === path)?.[1] ?? OFFER;

/** At least as high as the window: what appears in its place moves no footer into view. */
const page = { minHeight: '100vh', pt: pageTop, pb: { xs: 4, md: 6 } } as const;

/** On phones the form is in the first view, and the look at what one signs in to follows it. */
const columns = {
  ...gateColumns,
  gridTemplateAreas: '"head" "form" "stage" "more"',
  [BESIDE_FORM]: {
    ...gateColumns[BESIDE_FORM],
    gridTemplateAreas: '"head form" "stage form" "more more"',
    gridTemplateRows: 'auto 1fr auto',
  },
} as const;

/** What is offered, and beside it what a listing looks like: as wide as leaves the claim its lines. */
const sellerColumns = {
  ...gateColumns,
  gridTemplateAreas: '"head" "stage" "more"',
  [BESIDE_FORM]: { ...gateColumns[BESIDE_FORM], gridTemplateAreas: '"head stage" "more more"' },
  '@media (min-width: 1200px)': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 580px)',
    columnGap: 8,
  },
} as const;

const ways = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  mt: 3,
} as const;

const login = {
  display: 'flex',
  alignItems: 'center',
  typography: 'body2',
  color: 'text.secondary',
} as const;

/** The stage ends where the card does, and is never too low for its scene. */
const stagePlace = {
  gridArea: 'stage',
  alignSelf: 'stretch',
  display: 'grid',
  minWidth: 0,
  [BESIDE_FORM]: { gridTemplateRows: 'minmax(460px, 1fr)' },
} as const;

/** What it shows is low: no higher than leaves the steps below it in the first view. */
const lowStage = { [BESIDE_FORM]: { gridTemplateRows: 'minmax(400px, 1fr)' } } as const;

const lead = { mt: 1.5, maxWidth: '46ch', color: 'text.secondary', textWrap: 'balance' } as const;

const list = {
  display: 'grid',
  columnGap: 4,
  m: 0,
  mt: 1.5,
  p: 0,
  listStyle: 'none',
  '& > li': { position: 'relative', py: 1.5, borderTop: '1px solid', borderColor: 'divider' },
  // The whole row is the link.
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    fontWeight: weight.strong,
    color: 'text.primary',
    textDecoration: 'none',
    '&::after': wholeArea,
    '&:focus-visible': { outline: 0 },
    '&:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.main' },
    '& svg': { fontSize: '1.25rem', color: 'text.secondary' },
  },
  '& > li:hover a': { color: 'primary.main' },
  '& p': { m: 0, pr: 3, typography: 'body2', color: 'text.secondary', textWrap: 'pretty' },
} as const;
