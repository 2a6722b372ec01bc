import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useCredits } from '../../api/resources/credits';
import { useSession } from '../../api/resources/session';
import { GiftCard } from '../../domain/GiftCard';
import { ShelfPlace } from '../../domain/ShelfPlace';
import { formatExactMoney } from '../../lib/money';
import { PageHead } from '../../list/PageHead';
import { useListState } from '../../list/useListState';
import { AppLink } from '../../routing/AppLink';
import { routeNamed } from '../../routing/routeTable';
import { leadOnBand } from '../../theme/leadOnBand';
import { featureGround, panel } from '../../theme/surfaceStyles';
import { radius } from '../../theme/tokens';
import { creditList } from './creditList';
import { CreditHistory } from './CreditHistory';
import { CreditTips } from './CreditTips';
import { RedeemForm } from './forms/RedeemForm';
import { WithinBalance } from './WithinBalance';
import { withinBalanceUrl } from './withinBalanceUrl';

/** The balance, a box for gift cards, tips and what changed the credits (specification, section 2). */
export function CreditsPage() {
  const { user } = useSession();
  const list = useListState(creditList);
  const credits = useCredits(user ? creditList.toParams(list.query) : null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageHead title="Credits" lead={routeNamed('credits').description} />
      <Box sx={columns}>
        <Box component="section" aria-labelledby="credit-balance" sx={band}>
          <Typography
            id="credit-balance"
            variant="body2"
            component="h2"
            sx={{ color: 'surface.onBandMuted' }}
          >
            Credit balance
          </Typography>
          <Typography sx={figure} component="p" role="status">
            <Balance credits={credits} />
          </Typography>
          <Typography sx={{ mt: 1, color: 'surface.onBandMuted', textWrap: 'pretty' }}>
            Credits never expire. They cannot be shared or sent to another account.
          </Typography>
          {/* As long as nobody knows, its room is kept. */}
          <Box sx={{ mt: 2.5, minHeight: credits.data || credits.error ? 0 : 40 }}>
            {credits.data && credits.data.balance.amountMinor > 0 ? (
              <Button
                component={AppLink}
                to={withinBalanceUrl(credits.data.balance)}
                variant="contained"
                sx={leadOnBand}
              >
                See deals up to {formatExactMoney(credits.data.balance)}
              </Button>
            ) : null}
          </Box>
        </Box>
        <Box
          component="section"
          aria-labelledby="redeem"
          // The codes to try come with the balance; what is below must not move for them.
          sx={{
            ...box,
            gridArea: 'redeem',
            ...(credits.data || credits.error ? {} : { minHeight: { md: 567, lg: 469 } }),
          }}
        >
          <Typography id="redeem" variant="h3" component="h2" sx={{ mb: 2 }}>
            Redeem a gift card
          </Typography>
          <Box sx={giftCard}>
            <GiftCard />
          </Box>
          <RedeemForm samples={credits.data?.samples ?? []} />
        </Box>
        <CreditTips />
      </Box>
      <CreditHistory list={list} credits={credits} headingRef={heading} />
      {credits.data && credits.data.balance.amountMinor > 0 ? (
        <ShelfPlace>
          {(onKnown) => <WithinBalance balance={credits.data!.balance} onKnown={onKnown} />}
        </ShelfPlace>
      ) : null}
    </>
  );
}

/** The balance; a dash where it could not be read, which the history below explains. */
function Balance({ credits: { data, error } }: { credits: ReturnType<typeof useCredits> }) {
  if (data) return formatExactMoney(data.balance);
  return error ? '–' : <Skeleton width="3em" sx={{ bgcolor: 'divider' }} />;
}

/** Where there is room for it. */
const giftCard = {
  display: { xs: 'none', md: 'block' },
  height: { md: 120, lg: 104 },
  mb: 2.5,
  borderRadius: '14px',
  typography: 'h3',
} as const;

/** Where there is room the tips are the lower half of the dark card, beside the form. */
const columns = {
  display: 'grid',
  gridTemplateAreas: { xs: '"band" "redeem" "tips"', md: '"band redeem" "tips redeem"' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  gridTemplateRows: { md: '1fr auto' },
  columnGap: 2.5,
  rowGap: { xs: 2, md: 0 },
} as const;

/** That of all cards. */
const CORNER = `${radius.card}px`;

const band = {
  gridArea: 'band',
  display: 'flex',
  flexDirection: 'column',
  p: { xs: 2, sm: 3, md: 4 },
  pb: { md: 3 },
  borderRadius: { xs: CORNER, md: `${CORNER} ${CORNER} 0 0` },
  ...featureGround,
  // The light is gone where the tips continue the card.
  backgroundImage: {
    xs: featureGround.backgroundImage,
    md: `linear-gradient(transparent 30%, var(--mui-palette-surface-feature)), ${featureGround.backgroundImage}`,
  },
} as const;

const figure = {
  mt: 1,
  typography: { xs: 'title', md: 'figure' },
  fontVariantNumeric: 'tabular-nums',
} as const;

/** What can be tried stands at its end, where the card beside it is higher. */
const box = {
  display: 'flex',
  flexDirection: 'column',
  '& form': { display: 'flex', flexDirection: 'column', flexGrow: 1 },
  '& form > :last-child:not(:has([type="submit"]))': { mt: 'auto' },
  ...panel,
  p: { xs: 2, sm: 3, md: 4 },
} as const;
