import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { usePartnershipTerms, type PartnershipTerms } from '../../api/resources/partner-accounts';
import { SITE_NAME } from '../../site';
import { panel } from '../../theme/surfaceStyles';
import { QueryView } from '../../ui/QueryView';
import { titledSteps } from '../../ui/titledSteps';
import { PartnershipForm } from './forms/PartnershipForm';
import { pagePadding } from '../../theme/pageSteps';

const steps = ({ feePercent, payoutDay }: PartnershipTerms) => [
  {
    title: 'Describe your product',
    text: 'One page of questions. What you type is kept, so you can stop and go on another day.',
  },
  {
    title: 'We look at it',
    text: 'We tell you whether it goes live, or what to change first.',
  },
  {
    title: 'Buyers pay, you are paid out',
    text: `${SITE_NAME} keeps ${feePercent}% of every sale that isn’t refunded. The rest is yours, on day ${payoutDay} of the next month.`,
  },
];

/**
 * Shown to a member in place of a page for partners: what a partner is, what it costs and what happens
 * next, with the form that makes them one.
 *
 * @param title of the page that was asked for
 */
export function BecomePartner({ title }: { title: string }) {
  const terms = usePartnershipTerms();
  return (
    <Container sx={pagePadding}>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 8 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 460px)' },
        }}
      >
        <div>
          <Typography variant="overline" component="p" sx={{ color: 'text.secondary' }}>
            {title}
          </Typography>
          <Typography variant="h2" component="h1">
            Become a partner
          </Typography>
          <Typography variant="lead" component="p" sx={{ mt: 1.5, maxWidth: '52ch' }}>
            Partners sell what they make on {SITE_NAME}. It takes a minute, listing a product is
            free, and you can stop at any time.
          </Typography>
          <Typography variant="h3" component="h2" sx={{ mt: { xs: 3, md: 5 } }}>
            What happens next
          </Typography>
          <QueryView
            query={terms}
            skeleton={<Skeleton variant="rounded" height={240} sx={{ mt: 2 }} />}
          >
            {(data) => <NextSteps terms={data} />}
          </QueryView>
        </div>
        <Box component="section" aria-label="Become a partner" sx={panel}>
          <QueryView query={terms} skeleton={<Skeleton variant="rounded" height={340} />}>
            {({ feePercent }) => <PartnershipForm feePercent={feePercent} />}
          </QueryView>
        </Box>
      </Box>
    </Container>
  );
}

function NextSteps({ terms }: { terms: PartnershipTerms }) {
  return (
    <Box component="ol" sx={{ ...titledSteps, mt: 2 }}>
      {steps(terms).map(({ title, text }) => (
        <li key={title}>
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </Box>
  );
}
