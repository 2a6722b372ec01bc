import Box from '@mui/material/Box';
import { useListing, type ListingDetail } from '../../api/resources/listings';
import { AnotherPlan } from '../../domain/AnotherPlan';
import { DealEndLine } from '../../domain/DealEndLine';
import { ListingNotFound } from '../../domain/ListingNotFound';
import { PlanChoice } from '../../domain/PlanChoice';
import { choosePlan } from '../../domain/readCheckoutUrl';
import { ListingSummary } from './ListingSummary';
import { pathTo } from '../../routing/paths';
import { QueryView } from '../../ui/QueryView';
import { useIsPhone } from '../../ui/useIsPhone';
import { Checkout } from './Checkout';
import { CheckoutSkeleton } from './CheckoutSkeleton';
import { OwnedNotice } from './OwnedNotice';
import { QuantityChoice } from './QuantityChoice';
import { useOnceOwnedIsKnown } from './useOnceOwnedIsKnown';
import { useSelection } from './useSelection';

/** Buys a plan of a piece of software or of a course. */
export function ListingCheckout({ listingId }: { listingId: string }) {
  const listing = useOnceOwnedIsKnown(useListing(listingId), listingId);
  return (
    <QueryView
      query={listing}
      skeleton={<CheckoutSkeleton />}
      notFound={<ListingNotFound />}
      isWholePage
    >
      {(data) => <LoadedCheckout listing={data} />}
    </QueryView>
  );
}

function LoadedCheckout({ listing }: { listing: ListingDetail }) {
  const { id, kind, title, plans, planType, endsAt, status } = listing;
  const { plan, quantity, useCredits, change } = useSelection();
  const isPhone = useIsPhone();
  const { plan: chosen, isAnother } = choosePlan(plans, plan);
  if (!chosen) return null;
  const isSoftware = kind === 'software';
  return (
    <Checkout
      selection={{
        item: { kind, id },
        planId: chosen.id,
        quantity: isSoftware ? quantity : 1,
        useCredits,
      }}
      plans={plans}
      planType={planType}
      title={title}
      onSelect={change}
      productUrl={pathTo('product', { id, plan: plan === null ? undefined : chosen.id })}
      summary={
        <>
          <ListingSummary listing={listing} />
          {endsAt ? (
            <Box sx={{ mt: 1.5, '& > p': { m: 0 } }}>
              <DealEndLine endsAt={endsAt} isSoon={status === 'ending-soon'} />
            </Box>
          ) : null}
        </>
      }
    >
      <OwnedNotice itemId={id} />
      {isAnother ? <AnotherPlan plan={chosen} /> : null}
      <PlanChoice
        plans={plans}
        planType={planType}
        chosen={chosen}
        onChoose={(next) => change({ plan: next.id })}
        isFolded={isPhone}
      />
      {isSoftware ? (
        <QuantityChoice quantity={quantity} onChange={(next) => change({ quantity: next })} />
      ) : null}
    </Checkout>
  );
}
