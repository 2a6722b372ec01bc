import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../api/ApiError';
import { useInvalidate } from '../../api/useApi';
import type { Plan } from '../../api/resources/listings';
import {
  usePlaceOrder,
  type OrderDetail,
  type OrderInput,
  type QuoteInput,
} from '../../api/resources/orders';
import { newAttemptKey } from '../../lib/attemptKey';
import { useArrival } from '../../routing/useArrival';
import { pathTo } from '../../routing/paths';
import { useStillHere } from '../../routing/useStillHere';
import { useSignedIn } from '../../session/useSignedIn';
import { dropAttempt, keepAttempt, readAttempt, type Attempt } from './attempt';
import type { Selection } from './useSelection';

/** An attempt that was made this long ago is asked about by itself, in ms: the page was reloaded. */
const RECENT_MS = 10 * 60 * 1000;

/**
 * How buying stands:
 * - `ready`: nothing is under way
 * - `sending`: the answer is on its way
 * - `unknown`: no answer came, so it may have been bought or not
 * - `ordered`: this was bought in this tab
 */
export type PurchasePhase = 'ready' | 'sending' | 'unknown' | 'ordered';

/** What came of the last attempt but an order that was paid. */
export type Setback = { error: ApiError } | { declined: OrderDetail };

export interface Purchase {
  phase: PurchasePhase;
  setback: Setback | null;
  /** The order that was made, while the phase is `ordered`. */
  orderId: string | undefined;
  /** The attempt without an answer, where it was about a plan that is not sold any more. */
  goneAttempt: Attempt | undefined;
  /** Buys. */
  confirm: (body: OrderInput) => void;
  /** Asks what came of an attempt without an answer; it buys what that has not bought. */
  check: () => void;
  /** Lets another one be bought. */
  startOver: () => void;
}

/**
 * Whether it is unknown what came of an attempt whose call has failed.
 *
 * @param wasOpen whether that was unknown before the call: any refusal then tells that it has bought
 *   nothing, except a 401, which is given before the server looks the attempt up
 */
const leavesOpen = (error: unknown, wasOpen: boolean): boolean =>
  !(error instanceof ApiError) || error.isTemporary || (wasOpen && error.status === 401);

const phaseOf = (attempt: Attempt | undefined): PurchasePhase => {
  if (!attempt) return 'ready';
  return attempt.orderId ? 'ordered' : 'unknown';
};

/**
 * Buys something exactly once, whatever happens on the way: each press of the button is an attempt
 * with a key of its own, kept over a reload until the server has said what came of it.
 *
 * @param name of the attempts, from `attemptName`; another name is another purchase
 * @param selection what is on screen to be bought
 * @param plans what can be on screen; undefined for what has no plans
 * @param onSelect shows what an attempt was about that came to no end yet: nothing is sent by itself but
 *   what is on screen
 */
export function usePurchase(
  name: string,
  selection: QuoteInput,
  plans: readonly Plan[] | undefined,
  onSelect: (parts: Selection) => void,
): Purchase {
  const placeOrder = usePlaceOrder();
  const signedIn = useSignedIn();
  const markPlace = useStillHere();
  const arrive = useArrival();
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const [attempt, setAttempt] = useState(() => readAttempt(name));
  const [phase, setPhase] = useState(() => phaseOf(attempt));
  const [setback, setSetback] = useState<Setback | null>(null);
  const isBusy = useRef(false);

  const show = (next: Attempt | undefined, nextSetback: Setback | null = null) => {
    setAttempt(next);
    setPhase(phaseOf(next));
    setSetback(nextSetback);
  };

  const end = (sent: Attempt, next: Attempt | undefined, nextSetback?: Setback) => {
    const kept = readAttempt(name);
    // Where the page was left and opened again, this one may have ended there, and another one begun.
    if (kept?.key === sent.key && !kept.orderId) {
      if (next) keepAttempt(name, next);
      else dropAttempt(name);
    }
    show(next, nextSetback);
  };

  const send = async (sent: Attempt) => {
    // A double click comes before the page has changed.
    if (isBusy.current) return;
    isBusy.current = true;
    const isHere = markPlace();
    // Whether it may have bought something that is not known here: it was sent before, or the member has
    // left before the answer, which nobody else is told.
    let isOpen = sent.key === attempt?.key;
    const place = async () => {
      const wasOpen = isOpen;
      isOpen = true;
      try {
        return await placeOrder.run(sent);
      } catch (error) {
        isOpen = leavesOpen(error, wasOpen);
        throw error;
      }
    };
    keepAttempt(name, sent);
    setAttempt(sent);
    setPhase('sending');
    setSetback(null);
    try {
      const order = await signedIn(place, 'finish your order');
      if (!order) end(sent, isOpen ? sent : undefined);
      else if (order.status === 'failed') end(sent, undefined, { declined: order });
      else {
        end(sent, { ...sent, orderId: order.id });
        const to = pathTo('checkout', { order: order.id });
        const message = `You bought ${order.item.title}.`;
        arrive(await isHere(), () => void navigate(to, { replace: true }), { message, to });
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      end(sent, isOpen ? sent : undefined, { error });
      // What was refused was refused for what is on screen: a price, a card.
      void invalidate('/quotes', '/payment-methods');
    } finally {
      isBusy.current = false;
    }
  };

  const planOf = (id: string | null) => plans?.find((plan) => plan.id === id);
  const isGone = attempt && plans && !planOf(attempt.body.planId);

  const resume = useEffectEvent(() => {
    // The plan that would be on screen instead is not the one that was asked for.
    if (phase !== 'unknown' || !attempt || isGone) return;
    const { planId, quantity, useCredits } = attempt.body;
    const isShown =
      planId === selection.planId &&
      quantity === selection.quantity &&
      useCredits === selection.useCredits;
    if (!isShown) onSelect({ plan: planId, quantity, useCredits });
    else if (Date.now() - attempt.sentAt < RECENT_MS) void send(attempt);
  });
  useEffect(() => {
    const timer = setTimeout(resume);
    return () => clearTimeout(timer);
  }, []);

  return {
    phase,
    setback,
    orderId: attempt?.orderId,
    goneAttempt: phase === 'unknown' && isGone ? attempt : undefined,
    confirm(body) {
      const planTitle = planOf(body.planId)?.title;
      void send({ key: newAttemptKey(), body, planTitle, sentAt: Date.now() });
    },
    check: () => void (attempt && send(attempt)),
    startOver() {
      dropAttempt(name);
      show(undefined);
    },
  };
}
