import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { SITE_NAME } from '../../site';
import { phoneInset } from '../../theme/tokens';

const calls = [
  {
    id: 'sell',
    title: `Sell on ${SITE_NAME}`,
    text: 'You made something that saves others an hour a day? List it, answer questions in your own words, and keep the customers you win.',
    action: 'List your tool',
    to: pathTo('listYourTool'),
  },
  {
    id: 'grow',
    title: 'Grow with others',
    text: 'Makers and buyers compare notes here: what to ask before a lifetime deal, how to price one, what went wrong and what they would do again.',
    action: 'Join the discussions',
    to: pathTo('discussions'),
  },
];

/** The two invitations: to sell here, and to grow with those who do. */
export function SellAndGrow() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        gap: { xs: 2, md: 3 },
      }}
    >
      {calls.map(({ id, title, text, action, to }, index) => (
        <Box
          key={id}
          component="section"
          aria-labelledby={id}
          sx={{
            display: 'flex',
            flexDirection: 'column',
            alignItems: 'flex-start',
            p: { xs: phoneInset, sm: 3, md: 5 },
            borderRadius: '20px',
            bgcolor: index === 0 ? 'tint.primary' : 'surface.sunken',
          }}
        >
          <Typography id={id} variant="h2">
            {title}
          </Typography>
          <Typography sx={{ mt: 1.5, mb: 3, maxWidth: '48ch', textWrap: 'balance' }}>
            {text}
          </Typography>
          <Button
            component={AppLink}
            to={to}
            variant={index === 0 ? 'contained' : 'outlined'}
            color={index === 0 ? 'primary' : 'secondary'}
            size="large"
            sx={{ mt: 'auto' }}
          >
            {action}
          </Button>
        </Box>
      ))}
    </Box>
  );
}
