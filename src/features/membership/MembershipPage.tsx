import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMembershipOffer } from '../../api/resources/membership';
import { useTemplates } from '../../api/resources/templates';
import { pathTo } from '../../routing/paths';
import { band } from '../../theme/surfaceStyles';
import { HEADER_HEIGHT, veil } from '../../theme/tokens';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { LazySection } from '../../ui/LazySection';
import { QueryView } from '../../ui/QueryView';
import { visuallyHiddenStyles } from '../../ui/VisuallyHidden';
import { JoinInvitation } from './JoinInvitation';
import { MembershipQuestions } from './MembershipQuestions';
import { OfferClaim } from './OfferClaim';
import { OfferIncludes } from './OfferIncludes';
import { OPENED_COUNT } from './openedCount';
import { OpenedStrip, WINDOW_COUNT } from './OpenedStrip';
import { OpenedTemplates } from './OpenedTemplates';
import { Ticket } from './Ticket';
import { belowWay, pageTop } from '../../theme/pageSteps';

/** Sells the membership, and shows one's own to who has it (specification, sections 2 and 9). */
export function MembershipPage() {
  const offer = useMembershipOffer();
  const templates = useTemplates({ sort: ['-sales'], pageSize: OPENED_COUNT + WINDOW_COUNT });
  return (
    <>
      <Box sx={head}>
        <Container>
          <Breadcrumbs items={[{ label: 'Home', to: pathTo('home') }, { label: 'Membership' }]} />
          <Box component="h1" sx={visuallyHiddenStyles}>
            Membership
          </Box>
          <QueryView query={offer} skeleton={<OfferSkeleton />}>
            {(data) => (
              <Box sx={columns}>
                <div>
                  <OfferClaim offer={data} />
                </div>
                <OpenedStrip templates={templates} />
                <Box sx={ticketPlace}>
                  <Ticket offer={data} />
                </Box>
                <OfferIncludes includes={data.includes} />
              </Box>
            )}
          </QueryView>
        </Container>
      </Box>
      <Container>
        <LazySection minHeight={{ xs: 900, sm: 1000, md: 640 }}>
          <OpenedTemplates templates={templates} />
        </LazySection>
        {offer.data ? (
          <>
            <MembershipQuestions questions={offer.data.questions} />
            <JoinInvitation plans={offer.data.plans} />
          </>
        ) : null}
      </Container>
    </>
  );
}

/** Its edge shows where the page is as dark. */
const head = {
  ...band,
  pt: pageTop,
  pb: { xs: 5, md: 7 },
  // To the edge of a low window: a strip of the page below it, too low for a heading, would look like
  // the end of the page.
  '@media (max-height: 800px)': { minHeight: { md: `calc(100svh - ${HEADER_HEIGHT.md}px)` } },
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 420px' },
  gridTemplateRows: { md: 'auto auto 1fr' },
  columnGap: { md: 6, lg: 12 },
  rowGap: { xs: 1.5, sm: 3, md: 4 },
  alignItems: 'start',
  mt: belowWay,
} as const;

const ticketPlace = {
  mt: { xs: 1, sm: 0 },
  gridRow: { md: '1 / span 3' },
  gridColumn: { md: 2 },
} as const;

function OfferSkeleton() {
  return (
    <Box aria-hidden sx={{ '& .MuiSkeleton-root': { bgcolor: veil.hairline } }}>
      <Box sx={columns}>
        <div>
          <Typography variant="h1" component="p">
            <Skeleton width="70%" />
          </Typography>
          <Skeleton width="60%" height={28} sx={{ mt: 2 }} />
          <Skeleton
            variant="rounded"
            width="70%"
            sx={{ height: { xs: 87, lg: 96 }, mt: { xs: 1.5, sm: 2.5, md: 4 } }}
          />
        </div>
        <OpenedStrip templates={undefined} />
        <Skeleton variant="rectangular" height={480} sx={ticketPlace} />
        <Skeleton variant="rounded" sx={{ height: { xs: 177, lg: 89 } }} />
      </Box>
    </Box>
  );
}
