import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import type { OwnedProduct } from '../../api/resources/products';
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
  const { kind, planTitle, createdAt } = owned;
  const isCourse = kind === 'course';
  return (
    <Alert severity="info">
      You have owned this since {formatDate(createdAt)}
      {planTitle ? ` (${planTitle})` : ''}. {AGAIN[kind]}{' '}
      <Link
        component={AppLink}
        to={isCourse ? pathTo('studentPortal', { course: itemId }) : pathTo('products')}
        color="inherit"
        sx={{ whiteSpace: 'nowrap' }}
      >
        {isCourse ? 'Open course' : 'See it in Products'}
      </Link>
    </Alert>
  );
}
