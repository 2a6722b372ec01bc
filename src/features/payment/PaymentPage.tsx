import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useRef } from 'react';
import { usePaymentMethods } from '../../api/resources/payment-methods';
import { useSession } from '../../api/resources/session';
import { PageHead } from '../../list/PageHead';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { EmptyState } from '../../ui/EmptyState';
import { CardIcon, PlusIcon } from '../../ui/moreIcons';
import { QueryView } from '../../ui/QueryView';
import { CardNote } from './CardNote';
import { CardRules } from './CardRules';
import { PaymentMethodRow } from './PaymentMethodRow';
import { PayOrder } from './PayOrder';
import { RecentPayments } from './RecentPayments';

/** The cards on file: which is the default, which have expired, and a way to remove each. */
export function PaymentPage() {
  const { user } = useSession();
  const methods = usePaymentMethods(Boolean(user));
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageHead
        title="Payment"
        titleRef={heading}
        lead="The cards you can pay with at checkout, and which one comes first."
      >
        {methods.data?.items.length === 0 ? null : (
          // Its place is kept while it is not known whether there are cards.
          <Box sx={{ flexShrink: 0, visibility: methods.data ? undefined : 'hidden' }}>
            <AddLink />
          </Box>
        )}
      </PageHead>
      {/* The note comes with what it stands beside or below, so that it does not move. */}
      <QueryView
        query={methods}
        skeleton={<PaymentSkeleton />}
        empty={({ items }) =>
          items.length > 0 ? null : (
            <CardNote>
              <NoMethod />
            </CardNote>
          )
        }
      >
        {({ items }) => (
          <>
            <Box sx={columns}>
              <Box component="ul" aria-label="Payment methods" sx={cards}>
                {items.map((method) => (
                  <PaymentMethodRow
                    key={method.id}
                    method={method}
                    // The row goes away with its button; the focus stays at the top of what is left.
                    onRemoved={() => heading.current?.focus()}
                  />
                ))}
              </Box>
              <PayOrder methods={items} />
              <CardRules />
            </Box>
            <Box sx={{ mt: { xs: 3, md: 5 } }}>
              <RecentPayments />
            </Box>
          </>
        )}
      </QueryView>
    </>
  );
}

function AddLink() {
  return (
    <Button
      component={AppLink}
      to={pathTo('paymentMethod')}
      variant="contained"
      startIcon={<PlusIcon />}
    >
      Add new payment method
    </Button>
  );
}

function NoMethod() {
  return (
    <EmptyState
      icon={<CardIcon />}
      title="No payment method on file"
      description="Add a card once, and use it at every checkout."
      action={<AddLink />}
    />
  );
}

function PaymentSkeleton() {
  return (
    <Box aria-hidden sx={columns}>
      <Skeleton variant="rounded" sx={{ height: { xs: 236, sm: 264 } }} />
      <Skeleton variant="rounded" sx={{ height: { xs: 248, sm: 158, lg: 264 } }} />
    </Box>
  );
}

/** The cards, and beside or below them how a checkout uses them. */
const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 384px' },
  columnGap: 4,
  rowGap: 2,
  '& > aside': { gridColumn: '1 / -1' },
} as const;

const cards = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 } as const;
