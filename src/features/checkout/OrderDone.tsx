import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { useOrder, type OrderDetail } from '../../api/resources/orders';
import { DownloadTemplate } from '../../domain/DownloadTemplate';
import { LicenseKeys } from '../../domain/LicenseKeys';
import { ListingNotFound } from '../../domain/ListingNotFound';
import { NextSteps } from '../../domain/NextSteps';
import { PriceLines } from '../../domain/PriceLines';
import { AppLink } from '../../routing/AppLink';
import { usePageTitle } from '../../routing/pageTitle';
import { pathTo } from '../../routing/paths';
import { panel } from '../../theme/surfaceStyles';
import { CheckIcon } from '../../ui/icons';
import { QueryView } from '../../ui/QueryView';
import { columns } from './checkoutLayout';
import { CheckoutSkeleton } from './CheckoutSkeleton';
import { phoneInset } from '../../theme/tokens';

/** Whether the buyer has what was ordered: it was paid, and the money has not gone back. */
const isOwned = ({ status }: OrderDetail) => status === 'paid' || status === 'refund-requested';

/**
 * What comes after buying: the order, and what to do with it. One that has failed or was refunded since
 * is shown in the order history instead.
 */
export function OrderDone({ orderId }: { orderId: string }) {
  const order = useOrder(orderId);
  usePageTitle(order.data && isOwned(order.data) ? 'Thank you for your order' : undefined);
  return (
    <QueryView
      query={order}
      isWholePage
      skeleton={<CheckoutSkeleton />}
      notFound={
        <ListingNotFound pageTitle="Order not found" title="We could not find this order" />
      }
    >
      {(data) =>
        isOwned(data) ? (
          <Done order={data} />
        ) : (
          <Navigate to={pathTo('orders', { id: orderId })} replace />
        )
      }
    </QueryView>
  );
}

function Done({ order }: { order: OrderDetail }) {
  const { id, number, item, lines, total, licenseKeys, nextSteps, hasDownload } = order;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const actions = (
    <>
      {hasDownload ? <DownloadTemplate orderId={id} /> : null}
      <Button
        component={AppLink}
        to={pathTo('orders', { id })}
        variant={hasDownload ? 'outlined' : 'contained'}
        color={hasDownload ? 'secondary' : 'primary'}
      >
        See the order
      </Button>
      <Button
        component={AppLink}
        to={pathTo(item.kind === 'course' ? 'studentPortal' : 'products')}
        color="secondary"
      >
        {item.kind === 'course' ? 'Open My courses' : 'Track your products'}
      </Button>
    </>
  );
  return (
    <>
      <Box sx={{ p: { xs: phoneInset, sm: 4 }, borderRadius: '14px', bgcolor: 'tint.success' }}>
        <CheckIcon sx={{ color: 'success.main', fontSize: 32 }} />
        <Typography
          variant="title"
          ref={heading}
          tabIndex={-1}
          sx={{ mt: 1, overflowWrap: 'anywhere' }}
        >
          {item.title} is yours
        </Typography>
        <Typography sx={{ mt: 1 }}>
          Thank you. Your order has the number <strong>{number}</strong>.
        </Typography>
      </Box>
      <Box sx={columns}>
        <Box sx={{ display: 'grid', gap: 3 }}>
          <LicenseKeys keys={licenseKeys} />
          {nextSteps.length > 0 ? (
            <NextSteps title="What to do next" steps={nextSteps}>
              {actions}
            </NextSteps>
          ) : (
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>{actions}</Box>
          )}
        </Box>
        <Box component="section" aria-labelledby="paid" sx={panel}>
          <Typography id="paid" variant="h3" component="h2" sx={{ mb: 1 }}>
            What you paid
          </Typography>
          <PriceLines lines={lines} total={total} />
        </Box>
      </Box>
    </>
  );
}
