import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CartIcon, ClockIcon, GiftIcon } from '../../ui/icons';

const TIPS = [
  {
    Icon: GiftIcon,
    title: 'Start with a gift card',
    text: 'Redeem it here once. What it is worth stays in your account for as long as you like.',
  },
  {
    Icon: CartIcon,
    title: 'Credits pay first',
    text: 'A checkout takes them off the total before it asks for a card; the rest is paid as usual.',
  },
  {
    Icon: ClockIcon,
    title: 'Refunds come back here',
    text: 'Where an order was paid with credits, a refund gives you exactly those back.',
  },
];

/** What credits are good for. */
export function CreditTips() {
  return (
    <Box component="section" aria-labelledby="credit-tips" sx={section}>
      <Typography id="credit-tips" variant="h3" component="h2">
        Tips
      </Typography>
      <Box component="ul" sx={grid}>
        {TIPS.map(({ Icon, title, text }) => (
          <Box key={title} component="li" sx={{ display: 'flex', gap: 1.5 }}>
            <Icon sx={{ flexShrink: 0, color: 'primary.main' }} />
            <Box>
              <Typography variant="h4" component="h3">
                {title}
              </Typography>
              <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
                {text}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Below the balance and the gift cards, as wide as both. */
const section = { gridColumn: '1 / -1', mt: { xs: 2, md: 3 } } as const;

const grid = {
  display: 'grid',
  columnGap: 5,
  rowGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  m: 0,
  mt: 2,
  p: 0,
  listStyle: 'none',
} as const;
