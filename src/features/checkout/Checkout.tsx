import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useQuote, type QuoteInput } from '../../api/resources/orders';
import { usePaymentMethods } from '../../api/resources/payment-methods';
import { useSession } from '../../api/resources/session';
import { pathTo } from '../../routing/paths';
import { Breadcrumbs } from '../../ui/Breadcrumbs';
import { AlreadyOrdered } from './AlreadyOrdered';
import { attemptName } from './attempt';
import { columns } from './checkoutLayout';
import { CreditsChoice } from './CreditsChoice';
import { OrderSummary } from './OrderSummary';
import { PaymentChoice } from './PaymentChoice';
import { usePurchase } from './usePurchase';

export interface CheckoutProps {
  /** What is to be bought. */
  selection: QuoteInput;
  title: string;
  /** Where it is described. */
  productUrl: string;
  /** Asks for credits to be used, or not. */
  onUseCredits: (useCredits: boolean) => void;
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
  title,
  productUrl,
  onUseCredits,
  summary,
  children,
}: CheckoutProps & { userId: string }) {
  const purchase = usePurchase(attemptName(userId, selection.item));
  const quote = useQuote(selection);
  const methods = usePaymentMethods(true);
  const [chosenId, setChosenId] = useState<string>();
  const cards = methods.data?.items ?? [];
  const card =
    cards.find(({ id }) => id === chosenId) ?? cards.find(({ isDefault }) => isDefault) ?? cards[0];
  const isFree = quote.data?.total.amountMinor === 0;
  const isLocked = purchase.phase === 'sending' || purchase.phase === 'unknown';

  return (
    <>
      <Breadcrumbs
        items={[
          { label: 'Home', to: pathTo('home') },
          { label: title, to: productUrl },
          { label: 'Your order' },
        ]}
      />
      <Typography variant="h1" sx={{ mt: 2.5 }}>
        Your order
      </Typography>
      {purchase.phase === 'ordered' && purchase.orderId ? (
        <AlreadyOrdered
          title={title}
          orderId={purchase.orderId}
          onBuyAnother={purchase.startOver}
        />
      ) : (
        <Box sx={columns}>
          <Box component="fieldset" aria-label="What you buy" disabled={isLocked} sx={choices}>
            {summary}
            {children}
            <CreditsChoice
              balance={quote.data?.creditBalance}
              isUsed={selection.useCredits}
              onUse={onUseCredits}
            />
            {isFree ? null : (
              <PaymentChoice methods={methods} chosenId={card?.id} onChoose={setChosenId} />
            )}
          </Box>
          <OrderSummary
            selection={selection}
            quote={quote}
            card={isFree ? undefined : card}
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
  '&:disabled': { opacity: 0.6 },
} as const;
