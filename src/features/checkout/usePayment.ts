import { useId, useRef, useState } from 'react';
import type { OrderInput } from '../../api/resources/orders';
import type { PaymentMethod, usePaymentMethods } from '../../api/resources/payment-methods';
import type { Purchase } from './usePurchase';

/** What is ordered, before it is known which card pays. */
export type UnpaidOrder = Omit<OrderInput, 'paymentMethodId'>;

/** Stands among the ids of cards for the one that is being typed. */
export const NEW_CARD = 'new';

/** Id of the heading above the cards. */
export const PAYMENT_HEADING = 'payment-choice';

/** Which card pays, and paying with it. */
export interface Payment {
  /** The cards on file; undefined while they are not known. */
  cards: readonly PaymentMethod[] | undefined;
  /** Which of them is to pay, or `NEW_CARD`. */
  chosenId: string | undefined;
  /** Chooses the card with this id, or `NEW_CARD`, to pay. */
  choose: (id: string) => void;
  /** The card that is to pay; undefined where it is still to be typed. */
  card: PaymentMethod | undefined;
  /** The form of a new card, where that is to pay: a button with this `form` sends it. */
  formId: string | undefined;
  /** Whether a new card is on its way to the server. */
  isSaving: boolean;
  /** For the form. */
  saving: (isSaving: boolean) => void;
  /** For the form: the card is on file, and pays what was to be paid. */
  saved: (card: PaymentMethod) => void;
  /** The card that is to pay, where it was put on file here. */
  savedCard: PaymentMethod | undefined;
  /** Pays with the card that was chosen; with a new one once it is on file; with none, if so asked. */
  pay: (order: UnpaidOrder, options: { withCard: boolean }) => void;
}

/**
 * Which card pays, and paying with it. One press is enough with a new card too: its form puts it on
 * file, and then it pays what was on screen at the press. Where paying fails, the card is on file and
 * chosen, so that the next press pays with it.
 */
export function usePayment(
  methods: ReturnType<typeof usePaymentMethods>,
  purchase: Purchase,
): Payment {
  const formId = useId();
  const [choice, setChoice] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const [savedCard, setSavedCard] = useState<PaymentMethod>();
  const [wasListed, setListed] = useState(false);
  const order = useRef<UnpaidOrder>(null);

  const onFile = methods.data?.items;
  // The list may be the one from before it; once it held the card, it alone says whether that is there.
  const isMissing = onFile && savedCard && onFile.every(({ id }) => id !== savedCard.id);
  if (savedCard && isMissing === false && !wasListed) setListed(true);
  const cards = isMissing && !wasListed ? [...onFile, savedCard] : onFile;
  const chosen = cards?.find(({ id }) => id === choice);
  // What nobody chose has to be able to pay; one that expired is taken only where it was chosen.
  const valid = cards?.filter(({ isExpired }) => !isExpired);
  const isNew =
    valid !== undefined && (choice === NEW_CARD || (chosen === undefined && valid.length === 0));
  const card = isNew
    ? undefined
    : (chosen ?? valid?.find(({ isDefault }) => isDefault) ?? valid?.[0]);

  return {
    cards,
    chosenId: isNew ? NEW_CARD : card?.id,
    choose: setChoice,
    card,
    formId: isNew ? formId : undefined,
    isSaving,
    saving(next) {
      // The card is in the list before its form has heard of it, which must stay until then.
      if (next) setChoice(NEW_CARD);
      setSaving(next);
    },
    saved(added) {
      setSavedCard(added);
      setListed(false);
      setChoice(added.id);
      if (order.current) purchase.confirm({ ...order.current, paymentMethodId: added.id });
    },
    savedCard: card?.id === savedCard?.id ? card : undefined,
    pay(next, { withCard }) {
      if (withCard && isNew) order.current = next;
      else purchase.confirm({ ...next, paymentMethodId: (withCard && card?.id) || null });
    },
  };
}
