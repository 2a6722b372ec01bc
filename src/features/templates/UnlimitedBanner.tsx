import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import {
  useIsMember,
  useMembershipOffer,
  type MembershipOffer,
} from '../../api/resources/membership';
import { formatMoney } from '../../lib/money';
import { formatCompact } from '../../lib/text';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';

/** Offers the membership that opens every template (specification, sections 2 and 9). */
export function UnlimitedBanner() {
  const offer = useMembershipOffer().data;
  const isMember = useIsMember();
  return (
    <Container component="section" aria-labelledby="unlimited-access">
      <Box
        sx={{
          position: 'relative',
          overflow: 'hidden',
          display: 'flex',
          flexDirection: { xs: 'column', md: 'row' },
          alignItems: { md: 'center' },
          justifyContent: 'space-between',
          gap: { xs: 2.5, md: 6 },
          px: { xs: 3, sm: 5, lg: 7 },
          py: { xs: 3, sm: 4, md: 6 },
          borderRadius: '20px',
          bgcolor: 'accent.main',
          color: 'accent.contrastText',
          '--ring': 'var(--mui-palette-accent-contrastText)',
          // Rings that open to the right, cut by the edge.
          backgroundImage:
            'repeating-radial-gradient(circle at 104% 50%, color-mix(in srgb, currentColor 9%, transparent) 0 2px, transparent 2px 34px)',
        }}
      >
        <Box sx={{ maxWidth: '44ch' }}>
          <Typography id="unlimited-access" variant="h2">
            Unlimited Access
          </Typography>
          <Typography component="p" sx={{ mt: 1, typography: { xs: 'body1', sm: 'lead' } }}>
            {offer
              ? `Every template on this page, and ${formatCompact(offer.productCount)}+ premium products with it, for as long as you are a member.`
              : 'Every template on this page, for as long as you are a member.'}
          </Typography>
        </Box>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            flexWrap: 'wrap',
            columnGap: 3,
            rowGap: 2,
            flexShrink: 0,
          }}
        >
          <Box component="p" sx={{ m: 0, minWidth: '7.5em' }}>
            {offer && !isMember ? (
              <>
                <Box component="span" sx={{ display: 'block', typography: 'subtitle2' }}>
                  from
                </Box>{' '}
                <Box component="span" sx={{ typography: 'h2' }}>
                  {formatMoney(offer.monthlyPrice)}/mo
                </Box>{' '}
                <Box component="span" sx={{ display: 'block', typography: 'caption' }}>
                  {billing(offer)}
                </Box>
              </>
            ) : null}
          </Box>
          <Button
            component={AppLink}
            to={pathTo('membership')}
            variant="contained"
            size="large"
            sx={{
              bgcolor: 'accent.contrastText',
              color: 'accent.main',
              '&:hover': { bgcolor: 'accent.contrastText', textDecoration: 'underline' },
              px: 4,
            }}
          >
            {isMember ? 'Your membership' : 'Join Now'}
          </Button>
        </Box>
      </Box>
    </Container>
  );
}

/** How the cheapest month is paid: `$159 billed yearly`. */
function billing({ plans: [cheapest] }: MembershipOffer): string {
  return cheapest ? `${formatMoney(cheapest.price)} billed ${cheapest.title.toLowerCase()}` : '';
}
