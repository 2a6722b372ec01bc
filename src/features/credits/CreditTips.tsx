import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { radius } from '../../theme/tokens';
import { ClockIcon } from '../../ui/icons';
import { CartIcon, GiftIcon } from '../../ui/moreIcons';

const TIPS = [
  {
    Icon: GiftIcon,
    title: 'Redeem gift cards',
    text: 'Enter the code once, and its value stays in your account for as long as you like.',
  },
  {
    Icon: CartIcon,
    title: 'Pay with credits',
    text: 'Choose “Use my credits” at checkout: they come off the total first. You pay the rest by card.',
  },
  {
    Icon: ClockIcon,
    title: 'Get refunds here',
    text: 'If you paid with credits, a refund puts them back in your balance.',
  },
];

/** What credits are good for. */
export function CreditTips() {
  return (
    <Box component="section" aria-labelledby="credit-tips" sx={section}>
      <Typography id="credit-tips" variant="h3" component="h2" sx={title}>
        Tips
      </Typography>
      <Box component="ul" sx={grid}>
        {TIPS.map(({ Icon, title, text }) => (
          <Box key={title} component="li" sx={{ display: 'flex', gap: 1.5 }}>
            <Icon sx={{ flexShrink: 0, color: { xs: 'primary.main', md: 'accent.main' } }} />
            <Box>
              <Typography variant="h4" component="h3">
                {title}
              </Typography>
              <Typography variant="body2" sx={words}>
                {text}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Below the balance, on its dark ground where there is room; else below the gift cards. */
const section = {
  gridArea: 'tips',
  mt: { xs: 2, md: 0 },
  px: { md: 4 },
  pb: { md: 4 },
  borderRadius: `0 0 ${radius.card}px ${radius.card}px`,
  bgcolor: { md: 'surface.feature' },
  color: { md: 'surface.onBand' },
} as const;

const title = {
  pt: { md: 2.5, lg: 3.5 },
  borderTop: { md: '1px solid' },
  borderColor: { md: 'color-mix(in srgb, currentcolor 18%, transparent)' },
  typography: { md: 'subtitle2' },
} as const;

const words = {
  mt: 0.5,
  color: { xs: 'text.secondary', md: 'surface.onBandMuted' },
  textWrap: 'pretty',
} as const;

const grid = {
  display: 'grid',
  columnGap: 3,
  rowGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' },
  m: 0,
  mt: 2,
  p: 0,
  listStyle: 'none',
} as const;
