import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMembershipOffer } from '../../api/resources/membership';
import { pathTo } from '../../routing/paths';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { LazySection } from '../../ui/LazySection';
import { QueryView } from '../../ui/QueryView';
import { MembershipQuestions } from './MembershipQuestions';
import { OpenedTemplates } from './OpenedTemplates';
import { OfferPanel } from './OfferPanel';
import { OwnPanel } from './OwnPanel';

/** Sells the membership, and shows one's own to who has it (specification, sections 2 and 9). */
export function MembershipPage() {
  const offer = useMembershipOffer();
  return (
    <Container sx={{ py: { xs: 3, md: 5 } }}>
      <Breadcrumbs items={[{ label: 'Home', to: pathTo('home') }, { label: 'Membership' }]} />
      <Typography variant="h1" sx={{ mt: { xs: 2, md: 3 } }}>
        Membership
      </Typography>
      <QueryView query={offer} skeleton={<PageSkeleton />}>
        {(data) => (
          <>
            <Box sx={columns}>
              <OfferPanel offer={data} />
              <OwnPanel offer={data} />
            </Box>
            <LazySection minHeight={{ xs: 900, sm: 520, md: 360 }}>
              <OpenedTemplates />
            </LazySection>
            <MembershipQuestions questions={data.questions} />
          </>
        )}
      </QueryView>
    </Container>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1.4fr 1fr' },
  gap: { xs: 3, md: 4 },
  alignItems: 'start',
  mt: { xs: 3, md: 5 },
} as const;

function PageSkeleton() {
  return (
    <Box aria-hidden sx={columns}>
      <Skeleton variant="rounded" sx={{ height: { xs: 480, md: 460 }, borderRadius: '20px' }} />
      <Skeleton variant="rounded" height={280} sx={{ borderRadius: '20px' }} />
    </Box>
  );
}
