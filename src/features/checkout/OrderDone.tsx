import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
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

/** What comes after buying: the order, and what to do with it. */
export function OrderDone({ orderId }: { orderId: string }) {
  const order = useOrder(orderId);
  usePageTitle(order.data && 'Thank you for your order');
  return (
    <QueryView
      query={order}
      isWholePage
      skeleton={<CheckoutSkeleton />}
      notFound={
        <ListingNotFound pageTitle="Order not found" title="We could not find this order" />
      }
    >
      {(data) => <Done order={data} />}
    </QueryView>
  );
}

function Done({ order }: { order: OrderDetail }) {
  const { id, number, item, lines, total, licenseKeys, nextSteps, hasDownload } = order;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
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
          <NextSteps title="What to do next" steps={nextSteps}>
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
          </NextSteps>
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
