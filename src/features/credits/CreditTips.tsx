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
    <Box component="section" aria-labelledby="credit-tips">
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

const grid = {
  display: 'grid',
  gap: 2,
  m: 0,
  mt: 2,
  p: 0,
  listStyle: 'none',
} as const;
