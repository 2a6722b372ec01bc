import Button from '@mui/material/Button';
import type { Order } from '../../api/resources/orders';
import { checkoutUrl } from '../../domain/checkoutUrl';
import { courseStep } from '../../domain/courseStep';
import { DownloadTemplate } from '../../domain/DownloadTemplate';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';

/**
 * What one does next with what was ordered: get its key, go on with the course, save the template, or try
 * again to pay. The order itself has all else.
 */
export function OrderNextStep({ order }: { order: Order }) {
  const { id, item, status } = order;
  if (status === 'paid' && item.kind === 'template') {
    return <DownloadTemplate orderId={id} title={item.title} />;
  }
  const { label, of, to } = stepOf(order);
  return (
    <Button
      component={AppLink}
      to={to}
      size="small"
      // What was not paid asks for something; the others are there to look at.
      variant={status === 'failed' ? 'contained' : 'tonal'}
      aria-label={`${label}: ${of}`}
    >
      {label}
    </Button>
  );
}

function stepOf({ id, number, item, plan, status, progress }: Order) {
  if (status === 'failed') {
    return { label: 'Try again', of: item.title, to: checkoutUrl(item, plan?.id) };
  }
  if (status === 'paid' && item.kind === 'course') {
    return { ...courseStep(item.id, progress), of: item.title };
  }
  const to = pathTo('orders', { id });
  return status === 'paid'
    ? { label: 'See the key', of: item.title, to }
    : { label: 'See the order', of: number, to };
}
