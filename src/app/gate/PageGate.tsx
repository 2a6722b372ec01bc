import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import {
  SellerFacts,
  SellerInvitation,
  StartSelling,
} from '../../features/vendor/SellerInvitation';
import { navigationOf } from '../../layout/navigation';
import type { Frame } from '../../routing/AppRoute';
import { AppLink } from '../../routing/AppLink';
import { pathTo, plainPath } from '../../routing/paths';
import { routeNamed, type RouteName } from '../../routing/routeTable';
import { useCurrentRoute } from '../../routing/useCurrentRoute';
import { SignInCard } from '../../session/SignInCard';
import { menuPathOf } from '../SectionMenu';
import { GateBreadcrumbs } from './GateBreadcrumbs';
import { gateColumns, BESIDE_FORM } from './gateLayout';
import { GateStage } from './GateStage';
import { signInWordsOf } from './signInWords';
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
  const path = plainPath(pathname);
  const isForSellers = menuPathOf(pathname) === pathTo('partnerListing');
  const form = (
    <Box sx={{ gridArea: 'form' }}>
      <SignInCard words={signInWordsOf(pathname)} {...(isForSellers && forSellers)} />
    </Box>
  );
  const more = (
    <Box sx={{ gridArea: 'more' }}>
      {isForSellers ? <SellerInvitation /> : <OtherPages frame={frame} />}
    </Box>
  );
  return (
    <Container sx={page}>
      <Box sx={[isForSellers ? offerFirst : formFirst, columns]}>
        <Box sx={{ gridArea: 'head' }}>
          <Box sx={{ mb: belowWay }}>
            <GateBreadcrumbs title={title} />
          </Box>
          {isForSellers ? (
            <>
              <Typography variant="h1">{title}</Typography>
              <Typography variant="lead" component="p" sx={lead}>
                {offerOf(path)}
              </Typography>
              <SellerFacts />
              <StartSelling />
            </>
          ) : (
            // As on the page that appears in its place.
            <>
              <Typography variant="title">{title}</Typography>
              <Typography component="p" sx={pageLead}>
                {description}
              </Typography>
            </>
          )}
        </Box>
        <Box sx={[stagePlace, isForSellers && lowStage]}>
          <GateStage frame={frame} />
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
      </Box>
    </Container>
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

/** Sellers with an account go on there; all others are to begin with the button of the page. */
const forSellers = { title: 'Already selling here?', isQuiet: true } as const;

/** At least as high as the window: what appears in its place moves no footer into view. */
const page = { minHeight: '100vh', pt: pageTop, pb: { xs: 4, md: 6 } } as const;

const columns = {
  ...gateColumns,
  [BESIDE_FORM]: {
    ...gateColumns[BESIDE_FORM],
    gridTemplateAreas: '"head form" "stage form" "more more"',
    gridTemplateRows: 'auto 1fr auto',
  },
} as const;

/** On phones the form is in the first view, and the look at what one signs in to follows it. */
const formFirst = {
  gridTemplateAreas: '"head" "form" "stage" "more"',
};

/** On phones sellers read what they get before they are asked to sign in. */
const offerFirst = {
  gridTemplateAreas: '"head" "stage" "more" "form"',
};

/** The stage ends where the card does, and is never too low for its scene. */
const stagePlace = {
  gridArea: 'stage',
  alignSelf: 'stretch',
  display: 'grid',
  minWidth: 0,
  [BESIDE_FORM]: { gridTemplateRows: 'minmax(460px, 1fr)' },
} as const;

/** What is sold on comes first; the scene makes do with the room that is left. */
const lowStage = { [BESIDE_FORM]: { gridTemplateRows: 'minmax(240px, 1fr)' } } as const;

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
