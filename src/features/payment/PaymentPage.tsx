import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { usePaymentMethods } from '../../api/resources/payment-methods';
import { useSession } from '../../api/resources/session';
import { PageHead } from '../../list/PageHead';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { panel } from '../../theme/surfaceStyles';
import { EmptyState } from '../../ui/EmptyState';
import { CardIcon, PlusIcon } from '../../ui/icons';
import { QueryView } from '../../ui/QueryView';
import { CardNote } from './CardNote';
import { PaymentMethodRow } from './PaymentMethodRow';
import { PayOrder } from './PayOrder';

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
        lead="The cards that every checkout offers, and which comes first."
      />
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
          <CardNote>
            <Box sx={cards}>
              <Box
                component="ul"
                aria-label="Payment methods"
                sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}
              >
                {items.map((method) => (
                  <PaymentMethodRow
                    key={method.id}
                    method={method}
                    // The row goes away with its button; the focus stays at the top of what is left.
                    onRemoved={() => heading.current?.focus()}
                  />
                ))}
              </Box>
              <Box sx={another}>
                <Box sx={{ flex: '1 1 240px' }}>
                  <Typography variant="h4" component="h2">
                    Another card
                  </Typography>
                  <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
                    Add it once, and every checkout offers it beside your others.
                  </Typography>
                </Box>
                <AddLink />
              </Box>
              <PayOrder methods={items} />
            </Box>
          </CardNote>
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
      description="Add a card once, and every checkout offers it."
      action={<AddLink />}
    />
  );
}

function PaymentSkeleton() {
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 1.5 }}>
      <Skeleton variant="rounded" sx={{ height: { xs: 410, sm: 226 } }} />
    </Box>
  );
}

const cards = {
  display: 'grid',
  gap: 1.5,
  alignContent: 'start',
} as const;

/** Below the cards: a place that is free. */
const another = {
  ...panel,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  alignContent: 'center',
  rowGap: 2,
  borderStyle: 'dashed',
  borderColor: 'outline',
  bgcolor: 'transparent',
} as const;
