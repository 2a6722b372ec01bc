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
 * That one has this already, and where it is, before it is paid once more; nothing where one has it not, or
 * has asked for the money back.
 */
export function OwnedNotice({ itemId }: { itemId: string }) {
  const { owned } = useOwnedItem(itemId);
  if (!owned || owned.isRefundRequested) return null;
  const { kind, planTitle, createdAt } = owned;
  const isCourse = kind === 'course';
  return (
    <Alert severity="info">
      You own this since {formatDate(createdAt)}
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
