import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { panel } from '../../theme/surfaceStyles';
import { CheckIcon } from '../../ui/icons';

export interface AlreadyOrderedProps {
  title: string;
  orderId: string;
  onBuyAnother: () => void;
}

/** Replaces a checkout that has made its order: back again, nothing is bought twice. */
export function AlreadyOrdered({ title, orderId, onBuyAnother }: AlreadyOrderedProps) {
  return (
    <Box sx={{ ...panel, mt: 3, maxWidth: 640 }}>
      <CheckIcon sx={{ color: 'success.main', fontSize: 32 }} />
      <Typography variant="h2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        You have just bought {title}
      </Typography>
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>
        It was ordered once, and nothing is sent again from here.
      </Typography>
      <Box sx={{ mt: 2.5, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button component={AppLink} to={pathTo('orders', { id: orderId })} variant="contained">
          See the order
        </Button>
        <Button variant="outlined" color="secondary" onClick={onBuyAnother}>
          Buy another
        </Button>
      </Box>
    </Box>
  );
}
