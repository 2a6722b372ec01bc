import Alert, { type AlertColor } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import type { PaymentMethod } from '../../api/resources/payment-methods';
import { cardName } from '../../lib/cardBrand';
import { formatMoney } from '../../lib/money';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { describeError } from '../../ui/describeError';
import type { Attempt } from './attempt';
import type { Purchase, Setback } from './usePurchase';

interface Notice {
  severity: AlertColor;
  title: string;
  text: ReactNode;
}

const REFUSALS: Readonly<Record<string, Notice>> = {
  'urn:problem-type:price-changed': {
    severity: 'warning',
    title: 'The price has changed',
    text: 'Nothing was ordered. Look at the new total above, then confirm again if you still want it.',
  },
  'urn:problem-type:payment-try-again': {
    severity: 'warning',
    title: 'Your bank asks you to try again',
    text: 'Nothing was charged and nothing was ordered. Press the button once more.',
  },
};

const UNKNOWN = {
  severity: 'warning',
  title: 'We don’t know yet whether this went through',
  text: 'The answer got lost on the way. Check your order: whatever happened, you pay only once.',
} as const satisfies Notice;

/** What is on screen is another plan than the one that may have been bought. */
function unknownOf({ planTitle, body }: Attempt): Notice {
  const plan = planTitle ? `“${planTitle}”` : 'a plan';
  const keys = body.quantity > 1 ? ` × ${body.quantity}` : '';
  return {
    ...UNKNOWN,
    text: `${UNKNOWN.text} You asked for ${plan}${keys} at ${formatMoney(body.expectedTotal)}. That plan is no longer sold, so another one is selected here.`,
  };
}

function noticeOf(setback: Setback, savedCard: PaymentMethod | undefined): Notice {
  if ('declined' in setback) {
    const { failure, id, number } = setback.declined;
    return {
      severity: 'error',
      title: failure ?? 'The payment failed.',
      text: (
        <>
          Nothing was charged. Choose another card, or ask your bank. The attempt is in your order
          history as{' '}
          <Link component={AppLink} to={pathTo('orders', { id })} color="inherit">
            {number}
          </Link>
          .
        </>
      ),
    };
  }
  const { error } = setback;
  const known = REFUSALS[error.type];
  if (known) return known;
  const [field] = error.fieldErrors;
  const title =
    field?.detail ?? (error.status === 409 ? error.message : describeError(error).title);
  const mayPass = !field && error.status !== 403 && error.status !== 404;
  const next =
    savedCard && mayPass
      ? ` Your ${cardName(savedCard)} is on file and chosen: press the button again to pay with it.`
      : '';
  return { severity: 'error', title, text: `Nothing was ordered.${next}` };
}

/** Below the header, which stays at the top. */
const bringToView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' });

export interface PurchaseNoticeProps {
  purchase: Purchase;
  /** The card that is to pay, where it was put on file here. */
  savedCard: PaymentMethod | undefined;
}

/** What came of the last attempt to buy, where it made no paid order. */
export function PurchaseNotice({ purchase, savedCard }: PurchaseNoticeProps) {
  const { phase, setback, goneAttempt } = purchase;
  const unknown = goneAttempt ? unknownOf(goneAttempt) : UNKNOWN;
  const notice =
    phase === 'unknown' ? unknown : phase === 'ready' && setback && noticeOf(setback, savedCard);
  if (!notice) return null;
  return (
    <Alert ref={bringToView} severity={notice.severity} role="alert" sx={{ mt: 2 }}>
      <AlertTitle>{notice.title}</AlertTitle>
      {notice.text}
    </Alert>
  );
}
