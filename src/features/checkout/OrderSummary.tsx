import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Quote, QuoteInput, useQuote } from '../../api/resources/orders';
import { useSession } from '../../api/resources/session';
import { PriceLines } from '../../domain/PriceLines';
import type { PlanType } from '../../domain/priceText';
import { QuoteView } from '../../domain/QuoteView';
import { RefundPromise } from '../../domain/RefundPromise';
import { cardName } from '../../lib/cardBrand';
import { formatMoney } from '../../lib/money';
import { panel } from '../../theme/surfaceStyles';
import { CheckIcon } from '../../ui/icons';
import { PayBar } from './PayBar';
import { PayButton } from './PayButton';
import { PurchaseNotice } from './PurchaseNotice';
import { useIsBelow } from './useIsBelow';
import type { Payment } from './usePayment';
import type { Purchase } from './usePurchase';

export interface OrderSummaryProps {
  /** Says what is bought; null where that is said elsewhere. */
  item: ReactNode;
  selection: QuoteInput;
  /** How it is paid; left out where once. */
  planType?: PlanType;
  quote: ReturnType<typeof useQuote>;
  payment: Payment;
  purchase: Purchase;
  /** Where it is described. */
  productUrl: string;
}

/** What it costs, as the server says, and the button that buys it. */
export function OrderSummary({ item, quote, productUrl, ...rest }: OrderSummaryProps) {
  return (
    <Box component="section" aria-labelledby="order-summary" sx={frame}>
      <Typography variant="h3" component="h2" id="order-summary" sx={{ mb: 1 }}>
        Order summary
      </Typography>
      {item ? <Box sx={itemPlace}>{item}</Box> : null}
      <QuoteView
        quote={quote}
        productUrl={productUrl}
        skeleton={<Skeleton variant="rounded" height={240} />}
      >
        {(data) => <Quoted quote={data} isCurrent={!quote.isLoading && !quote.error} {...rest} />}
      </QuoteView>
    </Box>
  );
}

interface QuotedProps extends Pick<
  OrderSummaryProps,
  'selection' | 'planType' | 'payment' | 'purchase'
> {
  quote: Quote;
  /** False while this is what the selection before cost. */
  isCurrent: boolean;
}

function Quoted({ quote, isCurrent, selection, planType, payment, purchase }: QuotedProps) {
  const { demo } = useSession();
  const { isBelow, watch } = useIsBelow();
  const { lines, total } = quote;
  const isFree = total.amountMinor === 0;
  const { card, formId, isSaving, pay } = payment;
  const isExpired = !isFree && card?.isExpired;
  const hasWay = isFree || Boolean(formId) || (card !== undefined && !card.isExpired);
  const expectedTotal = { amountMinor: total.amountMinor, currency: total.currency };
  const button = {
    label: isFree ? 'Confirm order' : `Pay ${formatMoney(total)}`,
    phase: purchase.phase,
    isReady: isCurrent && hasWay,
    isSaving,
    formId: isFree ? undefined : formId,
    onConfirm: () => pay({ ...selection, expectedTotal }, { withCard: !isFree }),
    onCheck: purchase.check,
  };
  return (
    <>
      <Box
        aria-live="polite"
        aria-busy={!isCurrent}
        sx={{ transition: 'opacity 120ms', opacity: isCurrent ? 1 : 0.6 }}
      >
        <PriceLines lines={lines} total={total} planType={planType} reduced={quote} />
      </Box>
      {demo ? (
        <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary', textWrap: 'balance' }}>
          {demo.notice}
        </Typography>
      ) : null}
      <PurchaseNotice purchase={purchase} savedCard={payment.savedCard} />
      <PayButton ref={watch} sx={{ mt: 2.5 }} {...button} />
      <Assurances kind={selection.item.kind} />
      {isBelow ? (
        <PayBar
          total={total}
          saving={quote.saving}
          planType={planType}
          isCurrent={isCurrent}
          paidBy={isFree || !card ? undefined : cardName(card)}
          {...button}
        />
      ) : null}
      {isExpired ? (
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          This card has expired. Choose another.
        </Typography>
      ) : null}
    </>
  );
}

/** What one has at once after paying. */
const AT_ONCE: Readonly<Record<QuoteInput['item']['kind'], string>> = {
  software: 'Your license keys come right after you pay',
  course: 'The first lesson opens right after you pay',
  template: 'The download comes right after you pay',
};

/** What comes next, and what if it does not fit. */
function Assurances({ kind }: { kind: QuoteInput['item']['kind'] }) {
  return (
    <Box sx={{ mt: 2, display: 'grid', gap: 1, typography: 'body2', color: 'text.secondary' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
        {/* As far out as the shield below, so that the words of both begin on one edge. */}
        <CheckIcon sx={{ fontSize: 18, flexShrink: 0, ml: '-2px', color: 'success.main' }} />
        {AT_ONCE[kind]}
      </Box>
      <RefundPromise sx={{ mt: 0, justifyContent: 'flex-start' }} />
    </Box>
  );
}

const itemPlace = {
  mt: 2,
  mb: 1,
  pb: 2,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const frame = { ...panel, position: { md: 'sticky' }, top: { md: 96 } } as const;
