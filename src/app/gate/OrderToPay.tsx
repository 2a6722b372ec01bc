import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { useListing, type ListingDetail } from '../../api/resources/listings';
import type { Quote } from '../../api/resources/orders';
import { useTemplate } from '../../api/resources/templates';
import { AnotherPlan } from '../../domain/AnotherPlan';
import { NothingFound, type SoughtKind } from '../../domain/NothingFound';
import { OrderSteps } from '../../domain/OrderSteps';
import { PlanFeatures } from '../../domain/PlanFeatures';
import { choosePlan, type CheckoutSubject } from '../../domain/readCheckoutUrl';
import { formatMoney } from '../../lib/money';
import { pluralize } from '../../lib/text';
import { pathTo } from '../../routing/paths';
import { QueryView } from '../../ui/QueryView';
import { lowAboveForm } from './gateLayout';
import { OrderBones } from './OrderBones';
import { OrderSheet } from './OrderSheet';
import { useListingQuote, useQuantity, useQuoteOf, useTemplateQuote } from './useOrderQuote';

interface Props {
  /** Undefined where the URL names something that nothing can be. */
  subject: CheckoutSubject | undefined;
}

/** What a visitor is about to buy, as the checkout will show it. */
export function OrderToPay({ subject }: Props) {
  if (!subject) return <NothingToBuy />;
  const { kind, id } = subject;
  // Each begins without what was read before: the price of one is never told of another.
  return kind === 'template' ? (
    <TemplateToPay key={id} id={id} />
  ) : (
    <ListingToPay key={id} id={id} />
  );
}

const NothingToBuy = ({ kind }: { kind?: SoughtKind }) => (
  <Box sx={lowAboveForm}>
    <NothingFound kind={kind} />
  </Box>
);

function ListingToPay({ id }: { id: string }) {
  return (
    <QueryView query={useListing(id)} skeleton={<OrderBones />} notFound={<NothingToBuy />}>
      {(listing) => <ListingOrder listing={listing} />}
    </QueryView>
  );
}

function ListingOrder({ listing }: { listing: ListingDetail }) {
  const { id, kind, title, tagline, vendor, plans, planType, endsAt, status } = listing;
  const [params] = useSearchParams();
  const quantity = useQuantity(kind);
  const quote = useListingQuote(listing);
  const { plan, isAnother } = choosePlan(plans, params.get('plan'));
  if (!plan) return <NothingToBuy />;
  const keys = pluralize(quantity, 'license key', 'license keys');
  return (
    <>
      <OrderSteps kind={kind} />
      <OrderSheet
        title={title}
        imageUrl={listing.imageUrl}
        logoUrl={listing.logoUrl}
        maker={vendor.name}
        about={tagline}
        facts={kind === 'software' ? [plan.title, keys] : [plan.title]}
        price={{ price: plan.price, oldPrice: plan.oldPrice, planType }}
        isEach={quantity > 1}
        notice={isAnother ? <AnotherPlan plan={plan} /> : null}
        included={<PlanFeatures plan={plan} plans={plans} />}
        quote={quote}
        productUrl={pathTo('product', { id, plan: params.has('plan') ? plan.id : undefined })}
        endsAt={endsAt}
        isEndingSoon={status === 'ending-soon'}
      />
    </>
  );
}

function TemplateToPay({ id }: { id: string }) {
  const quote = useTemplateQuote(id);
  return (
    <QueryView
      query={useTemplate(id)}
      skeleton={<OrderBones />}
      notFound={<NothingToBuy kind="template" />}
    >
      {({ title, imageUrl, author, description, price, oldPrice }) => (
        <>
          <OrderSteps kind="template" />
          <OrderSheet
            title={title}
            imageUrl={imageUrl}
            maker={author.name}
            about={description[0]}
            facts={['Template']}
            price={{ price, oldPrice }}
            quote={quote}
            productUrl={pathTo('template', { id })}
          />
        </>
      )}
    </QueryView>
  );
}

/** What one signs in for, with what it comes to once that is known. */
export function PayTitle({ subject }: Props) {
  if (!subject) return 'Sign in';
  const { kind, id } = subject;
  return kind === 'template' ? (
    <TemplateTitle key={id} id={id} />
  ) : (
    <ListingTitle key={id} id={id} />
  );
}

const ListingTitle = ({ id }: { id: string }) => titleOf(useQuoteOf(id));
const TemplateTitle = ({ id }: { id: string }) => titleOf(useTemplateQuote(id));

function titleOf({ data, error }: { data: Quote | undefined; error: unknown }): string {
  if (error) return 'Sign in';
  if (!data) return 'Sign in to pay';
  return data.total.amountMinor === 0
    ? 'Sign in to get it'
    : `Sign in to pay ${formatMoney(data.total)}`;
}
