import Button from '@mui/material/Button';
import type { OwnedProduct } from '../api/resources/products';
import { AppLink } from '../routing/AppLink';
import { pathTo } from '../routing/paths';
import { courseStep } from './courseStep';
import { DownloadTemplate } from './DownloadTemplate';

/** The first thing to do with what one owns, as a large button: its key, its lessons, its files. */
export function OwnedAction({ product }: { product: OwnedProduct }) {
  const { kind, orderId, title, isRefundRequested } = product;
  if (kind === 'template' && orderId !== null && !isRefundRequested) {
    return <DownloadTemplate orderId={orderId} size="large" />;
  }
  const { label, to } = stepOf(product);
  return (
    <Button
      component={AppLink}
      to={to}
      variant="contained"
      size="large"
      aria-label={`${label}: ${title}`}
    >
      {label}
    </Button>
  );
}

function stepOf({ kind, itemId, title, orderId, progress, isRefundRequested }: OwnedProduct) {
  if (kind === 'course') return courseStep(itemId, progress, 'See the certificate');
  const label = kind === 'software' && !isRefundRequested ? 'See the key' : 'See the order';
  // What was redeemed has no order: its key is on its card.
  if (orderId === null) return { label, to: pathTo('products', { q: title }) };
  return { label, to: pathTo('orders', { id: orderId }) };
}
