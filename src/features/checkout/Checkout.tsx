import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState, type ReactNode } from 'react';
import type { Plan } from '../../api/resources/listings';
import { useQuote, type QuoteInput } from '../../api/resources/orders';
import { usePaymentMethods } from '../../api/resources/payment-methods';
import { useSession } from '../../api/resources/session';
import { OrderSteps } from '../../domain/OrderSteps';
import type { PlanType } from '../../domain/priceText';
import { pathTo } from '../../routing/paths';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { AlreadyOrdered } from './AlreadyOrdered';
import { attemptName } from './attempt';
import { columns } from './checkoutLayout';
import { CreditsChoice } from './CreditsChoice';
import { OrderSummary } from './OrderSummary';
import { PaymentChoice } from './PaymentChoice';
import { usePayment } from './usePayment';
import { usePurchase } from './usePurchase';
import type { Selection } from './useSelection';
import { belowWay } from '../../theme/pageSteps';
import { panel } from '../../theme/surfaceStyles';

export interface CheckoutProps {
  /** What is to be bought. */
  selection: QuoteInput;
  /** Its plans; left out where it has none. */
  plans?: readonly Plan[];
  /** How it is paid; left out where once. */
  planType?: PlanType;
  title: string;
  /** Where it is described. */
  productUrl: string;
  /** Selects otherwise, as far as there is something to choose. */
  onSelect: (parts: Partial<Selection>) => void;
  /** Says what it is. */
  summary: ReactNode;
  /** What can be chosen of it. */
  children?: ReactNode;
}

/** What is bought, how it is paid, what it costs, and the button that buys it. */
export function Checkout(props: CheckoutProps) {
  const { user } = useSession();
  if (!user) return null;
  return <MemberCheckout key={user.id} userId={user.id} {...props} />;
}

function MemberCheckout({
  userId,
  selection,
  plans,
  planType,
  title,
  productUrl,
  onSelect,
  summary,
  children,
}: CheckoutProps & { userId: string }) {
  const name = attemptName(userId, selection.item);
  const purchase = usePurchase(name, selection, plans, onSelect);
  const quote = useQuote(selection);
  const methods = usePaymentMethods(true);
  const payment = usePayment(methods, purchase);
  // A choice under the finger stays where the price of it can't be had.
  const [balance, setBalance] = useState(quote.data?.creditBalance);
  if (quote.data && quote.data.creditBalance !== balance) setBalance(quote.data.creditBalance);
  const isPaid = quote.data?.total.amountMinor === 0 && !quote.error;
  // Until the total of a new choice is known the one before it stays, and says nothing of this.
  const isFree = isPaid && !selection.useCredits && !quote.isLoading;
  const orderedId = purchase.phase === 'ordered' ? purchase.orderId : undefined;
  // Beside the choices the summary says what is bought, and above them where it comes after them.
  const isBeside = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const isLocked = payment.isSaving || purchase.phase === 'sending' || purchase.phase === 'unknown';

  return (
    <>
      <Breadcrumbs
        items={[
          { label: 'Home', to: pathTo('home') },
          { label: title, to: productUrl },
          { label: 'Your order' },
        ]}
      />
      <Typography variant="title" sx={{ mt: belowWay }}>
        Your order
      </Typography>
      {orderedId ? null : (
        <Box sx={{ mt: 1.5 }}>
          <OrderSteps kind={selection.item.kind} isSignedIn />
        </Box>
      )}
      {orderedId ? (
        <AlreadyOrdered title={title} orderId={orderedId} onBuyAnother={purchase.startOver} />
      ) : (
        <Box sx={columns}>
          <Box sx={{ minWidth: 0 }}>
            <Box component="fieldset" aria-label="What you buy" disabled={isLocked} sx={choices}>
              {isBeside ? null : <Box sx={panel}>{summary}</Box>}
              {children}
            </Box>
            <PaymentChoice
              methods={methods}
              payment={payment}
              isLocked={isLocked}
              isPaid={isPaid}
              isFree={isFree}
            >
              <CreditsChoice
                balance={balance}
                isUsed={selection.useCredits}
                isLocked={isLocked}
                onUse={(useCredits) => onSelect({ useCredits })}
              />
            </PaymentChoice>
          </Box>
          <OrderSummary
            item={isBeside ? summary : null}
            selection={selection}
            planType={planType}
            quote={quote}
            payment={payment}
            purchase={purchase}
            productUrl={productUrl}
          />
        </Box>
      )}
    </>
  );
}

const choices = {
  border: 0,
  m: 0,
  p: 0,
  minWidth: 0,
  display: 'grid',
  gap: { xs: 3, md: 4 },
  '&:disabled': { opacity: 0.6 },
} as const;
