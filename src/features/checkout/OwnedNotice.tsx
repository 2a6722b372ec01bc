import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OwnedProduct } from '../../api/resources/products';
import { courseStep } from '../../domain/courseStep';
import { useOwnedItem } from '../../domain/useOwnedItem';
import { formatDate } from '../../lib/dates';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';

/** What paying once more brings. */
const AGAIN: Readonly<Record<OwnedProduct['kind'], string>> = {
  software: 'Buying again adds license keys.',
  course: 'You do not need to pay again.',
  template: 'You do not need to pay again.',
};

/**
 * Tells members that they already own this, and where to find it, before they pay again. Renders nothing
 * if they don't, or if they asked for a refund.
 */
export function OwnedNotice({ itemId }: { itemId: string }) {
  const { owned } = useOwnedItem(itemId);
  if (!owned || owned.isRefundRequested) return null;
  const { kind, planTitle, createdAt, progress } = owned;
  const { label, to } =
    kind === 'course'
      ? courseStep(itemId, progress, 'See the certificate')
      : { label: 'See it in Products', to: pathTo('products') };
  return (
    <Alert severity="info" sx={{ '& .MuiAlert-message': { flexGrow: 1 } }}>
      <Box sx={columns}>
        <div>
          You have owned this since {formatDate(createdAt)}
          {planTitle ? ` (${planTitle})` : ''}. {AGAIN[kind]}
        </div>
        <Button component={AppLink} to={to} variant="outlined" size="small">
          {label}
        </Button>
      </Box>
    </Alert>
  );
}

/** The button beside the words where there is room for both. */
const columns = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  '& > div': { flex: '1 1 220px' },
} as const;
