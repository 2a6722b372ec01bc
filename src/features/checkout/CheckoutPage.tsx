import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useListing, type ListingDetail } from '../../api/resources/listings';
import { readListingId } from '../../domain/listingId';
import { ListingNotFound } from '../../domain/ListingNotFound';
import { ListingSummary } from '../../domain/ListingSummary';
import { pathTo } from '../../routing/paths';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { QueryView } from '../../ui/QueryView';
import { OrderSummary } from './OrderSummary';
import { PlanChoice } from './PlanChoice';

/** What someone is about to buy, and what it costs: /checkout?id=…&plan=… */
export function CheckoutPage() {
  const [params] = useSearchParams();
  const value = params.get('id');
  const listingId = readListingId(value);

  if (listingId) return <Checkout key={listingId} listingId={listingId} />;
  if (value) return <ListingNotFound />;
  return (
    <ListingNotFound
      title="You have not chosen anything yet"
      description="Open a deal and choose “Buy Now”: the plan and its price then appear here."
    />
  );
}

function Checkout({ listingId }: { listingId: string }) {
  const listing = useListing(listingId);
  return (
    <QueryView query={listing} skeleton={<CheckoutSkeleton />} notFound={<ListingNotFound />}>
      {(data) => <CheckoutView listing={data} />}
    </QueryView>
  );
}

function CheckoutView({ listing }: { listing: ListingDetail }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { id, title, plans } = listing;
  const chosen = plans.find((plan) => plan.id === params.get('plan')) ?? plans[0];
  if (!chosen) return null;

  return (
    <>
      <Breadcrumbs
        items={[
          { label: 'Home', to: pathTo('home') },
          { label: title, to: pathTo('product', { id }) },
          { label: 'Your order' },
        ]}
      />
      <Typography variant="h1" sx={{ mt: 2.5 }}>
        Your order
      </Typography>
      <Box sx={columns}>
        <Box>
          <ListingSummary listing={listing} />
          <PlanChoice
            listing={listing}
            chosen={chosen}
            onChoose={(plan) =>
              void navigate(pathTo('checkout', { id, plan: plan.id }), {
                replace: true,
                preventScrollReset: true,
              })
            }
          />
        </Box>
        <OrderSummary listing={listing} plan={chosen} />
      </Box>
    </>
  );
}

const columns = {
  mt: { xs: 3, md: 4 },
  display: 'grid',
  gap: { xs: 4, md: 6 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 384px' },
} as const;

function CheckoutSkeleton() {
  return (
    <Box aria-busy="true" sx={{ minHeight: 700 }}>
      <Skeleton width={240} />
      <Skeleton width="40%" sx={{ typography: 'h1', mt: 2.5 }} />
      <Box sx={columns}>
        <Box>
          <Skeleton variant="rounded" height={80} />
          <Skeleton variant="rounded" height={280} sx={{ mt: 4 }} />
        </Box>
        <Skeleton variant="rounded" height={420} />
      </Box>
    </Box>
  );
}
