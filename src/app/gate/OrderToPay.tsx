import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useSearchParams } from 'react-router-dom';
import { useListing, type ListingDetail } from '../../api/resources/listings';
import type { Quote } from '../../api/resources/orders';
import { useTemplate } from '../../api/resources/templates';
import { AnotherPlan } from '../../domain/AnotherPlan';
import { NothingFound, type SoughtKind } from '../../domain/NothingFound';
import { OrderSteps } from '../../domain/OrderSteps';
import { PlanChoice } from '../../domain/PlanChoice';
import { priceText } from '../../domain/priceText';
import { choosePlan, type CheckoutSubject } from '../../domain/readCheckoutUrl';
import { formatMoney } from '../../lib/money';
import { pluralize } from '../../lib/text';
import { pathTo } from '../../routing/paths';
import { QueryView } from '../../ui/QueryView';
import { ABOVE_FORM, lowAboveForm } from './gateLayout';
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
  const [params, setParams] = useSearchParams();
  const isAboveForm = useMediaQuery(ABOVE_FORM);
  const quantity = useQuantity(kind);
  const quote = useListingQuote(listing);
  const { plan, isAnother } = choosePlan(plans, params.get('plan'));
  if (!plan) return <NothingToBuy />;
  const keys =
    quantity > 1
      ? [
          pluralize(quantity, 'license key', 'license keys'),
          `${priceText(plan.price, planType)} each`,
        ]
      : [];
  return (
    <>
      <OrderSteps kind={kind} />
      <OrderSheet
        title={title}
        imageUrl={listing.imageUrl}
        logoUrl={listing.logoUrl}
        maker={vendor.name}
        about={tagline}
        facts={keys}
        planType={planType}
        notice={isAnother ? <AnotherPlan plan={plan} /> : null}
        choice={
          <PlanChoice
            plans={plans}
            planType={planType}
            chosen={plan}
            onChoose={(next) =>
              setParams(
                (before) => {
                  before.set('plan', next.id);
                  return before;
                },
                // At once: a radio button that waits for it would fall back for a moment.
                { replace: true, preventScrollReset: true, flushSync: true },
              )
            }
            isFolded={isAboveForm}
            isInOrder
          />
        }
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

interface PayTitleProps extends Props {
  /** What comes before paying. */
  how: 'Sign in' | 'Join';
}

/** What one signs in or joins for, with what it comes to once that is known. */
export function PayTitle({ subject, how }: PayTitleProps) {
  if (!subject) return how;
  const { kind, id } = subject;
  return kind === 'template' ? (
    <TemplateTitle key={id} id={id} how={how} />
  ) : (
    <ListingTitle key={id} id={id} how={how} />
  );
}

interface KnownTitleProps extends Pick<PayTitleProps, 'how'> {
  id: string;
}

const ListingTitle = ({ id, how }: KnownTitleProps) => titleOf(useQuoteOf(id), how);
const TemplateTitle = ({ id, how }: KnownTitleProps) => titleOf(useTemplateQuote(id), how);

function titleOf(
  { data, error }: { data: Quote | undefined; error: unknown },
  how: string,
): string {
  if (error) return how;
  if (!data) return `${how} to pay`;
  return data.total.amountMinor === 0
    ? `${how} to get it`
    : `${how} to pay ${formatMoney(data.total)}`;
}
