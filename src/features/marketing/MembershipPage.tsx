import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMembershipOffer } from '../../api/resources/membership';
import { useSession } from '../../api/resources/session';
import { formatMoney } from '../../lib/money';
import { formatCompact } from '../../lib/text';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { CardIcon, CheckIcon } from '../../ui/icons';
import { QueryView } from '../../ui/QueryView';

/**
 * What a membership is, and the payment method that it would be paid with: none on file
 * (specification, section 2).
 */
export function MembershipPage() {
  const offer = useMembershipOffer();
  const { demo } = useSession();
  return (
    <Container sx={{ py: { xs: 3, md: 5 } }}>
      <Breadcrumbs items={[{ label: 'Home', to: pathTo('home') }, { label: 'Membership' }]} />
      <Typography variant="h1" sx={{ mt: { xs: 2, md: 3 } }}>
        Membership
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1.5fr 1fr' },
          gap: { xs: 3, md: 4 },
          alignItems: 'start',
          mt: { xs: 3, md: 5 },
        }}
      >
        <QueryView query={offer} skeleton={<OfferSkeleton />}>
          {({ title, productCount, monthlyPrice, includes }) => (
            <Box component="section" aria-labelledby="membership-offer" sx={offerFrame}>
              <Typography id="membership-offer" variant="h2">
                {title}
              </Typography>
              <Typography variant="subtitle1" sx={{ mt: 1, color: 'surface.onBandMuted' }}>
                {formatCompact(productCount)}+ premium products under one license
              </Typography>
              <Typography component="p" sx={{ mt: 3, fontSize: '1.125rem' }}>
                from{' '}
                <Box component="strong" sx={{ typography: 'h2', color: 'accent.main' }}>
                  {formatMoney(monthlyPrice)}
                </Box>{' '}
                a month
              </Typography>
              <Box
                component="ul"
                sx={{ display: 'grid', gap: 1.25, m: 0, mt: 3, p: 0, listStyle: 'none' }}
              >
                {includes.map((item) => (
                  <Box key={item} component="li" sx={{ display: 'flex', gap: 1.25 }}>
                    <CheckIcon sx={{ flexShrink: 0, mt: '2px', color: 'accent.main' }} />
                    {item}
                  </Box>
                ))}
              </Box>
            </Box>
          )}
        </QueryView>
        <Box
          component="section"
          aria-labelledby="payment-method"
          sx={{ p: { xs: 3, md: 4 }, border: 1, borderColor: 'divider', borderRadius: '20px' }}
        >
          <CardIcon sx={{ fontSize: 32, color: 'text.secondary' }} />
          <Typography id="payment-method" variant="h3" component="h2" sx={{ mt: 1.5 }}>
            No payment method on file
          </Typography>
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>
            A membership is paid by the month. Nothing is charged before you add a way to pay.
            {demo ? ` ${demo.notice}` : null}
          </Typography>
          <Button
            component={AppLink}
            to={pathTo('home')}
            variant="contained"
            size="large"
            sx={{ mt: 3 }}
          >
            Add new payment method
          </Button>
        </Box>
      </Box>
    </Container>
  );
}

const offerFrame = {
  p: { xs: 3, md: 5 },
  borderRadius: '20px',
  bgcolor: 'surface.band',
  color: 'surface.onBand',
} as const;

function OfferSkeleton() {
  return (
    <Box aria-hidden sx={{ ...offerFrame, minHeight: { xs: 480, md: 420 } }}>
      <Skeleton width="52%" height={44} />
      <Skeleton width="78%" height={30} />
      <Skeleton width="40%" height={48} sx={{ mt: 3 }} />
      {['94%', '78%', '86%', '70%', '66%'].map((width) => (
        <Skeleton key={width} width={width} height={34} />
      ))}
    </Box>
  );
}
