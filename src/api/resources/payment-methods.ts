import 'virtual:answer-shapes/payment-methods';
import { useRef } from 'react';
import { ApiError } from '../ApiError';
import { client } from '../client';
import { removed } from '../removed';
import type { components } from '../schema.d';
import { useApi, useApiMutation, useInvalidate } from '../useApi';
import { useChange } from '../useChange';

type Schemas = components['schemas'];
export type PaymentMethod = Schemas['PaymentMethod'];
export type CardBrand = Schemas['CardBrand'];
export type CardInput = Schemas['CardInput'];
export type BillingAddress = Schemas['BillingAddress'];
export type SampleCard = Schemas['SampleCard'];

/** What changes with the cards on file: the list itself, and the card that renews a membership. */
const stale = ['/payment-methods', '/membership'];

const at = (paymentMethodId: string) => ({ params: { path: { paymentMethodId } } });

/** The cards on file of the signed-in member, and cards to try; waits for visitors. */
export function usePaymentMethods(isSignedIn: boolean) {
  return useApi('/payment-methods', isSignedIn ? {} : null);
}

/** A card with its number, and where its bills go. */
export interface NewPaymentMethod {
  card: CardInput;
  billingAddress: BillingAddress;
  isDefault: boolean;
}

/**
 * Puts a card on file: its number and security code are exchanged for a token, and only that goes
 * on. Errors of the token's operation point into the card (`/number`). Sent again after its answer
 * got lost, the same card is put on file once.
 */
export function useAddPaymentMethod() {
  const sent = useRef<{ card: CardInput; token: string } | null>(null);
  return useApiMutation(async ({ card, ...rest }: NewPaymentMethod) => {
    const token = isSameCard(sent.current?.card, card)
      ? sent.current!.token
      : (await client.POST('/card-tokens', { body: card })).data!.token;
    // Only in memory, and only until it is known how it ended.
    sent.current = { card, token };
    try {
      const { data } = await client.POST('/payment-methods', {
        params: { header: { 'Idempotency-Key': token } },
        body: { ...rest, token },
      });
      sent.current = null;
      return data!;
    } catch (error) {
      if (isAboutToken(error)) sent.current = null;
      throw error;
    }
  }, stale);
}

/** Whether the token was refused, so that the next try needs another one. */
const isAboutToken = (error: unknown) =>
  error instanceof ApiError &&
  error.fieldErrors.some(({ pointer }) => pointer === '/token' || pointer.startsWith('/header/'));

const isSameCard = (before: CardInput | undefined, now: CardInput) =>
  JSON.stringify(before) === JSON.stringify(now);

type PaymentMethodList = Schemas['PaymentMethodList'];

const withDefault =
  (id: string) =>
  (list: PaymentMethodList): PaymentMethodList => ({
    ...list,
    items: list.items.map((method) => ({ ...method, isDefault: method.id === id })),
  });

/** Makes a card the one that a checkout proposes; it shows at once and is undone where refused. */
export function useDefaultPaymentMethod(): (id: string) => Promise<void> {
  const change = useChange();
  return (id) =>
    change<unknown>({
      record: 'default payment method',
      send: () => client.PUT('/payment-methods/{paymentMethodId}/default', at(id)),
      shows: { '/payment-methods': withDefault(id) },
      invalidates: ['/payment-methods'],
    });
}

/**
 * Removes a card.
 *
 * @returns also `refresh`, for where it stays unknown how the call ended: asks for the cards again
 */
export function useRemovePaymentMethod() {
  const invalidate = useInvalidate();
  const removal = useApiMutation(
    (id: string) => removed(client.DELETE('/payment-methods/{paymentMethodId}', at(id))),
    stale,
  );
  return { ...removal, refresh: () => invalidate(...stale) };
}

/** Sends the verification again; gives where it went. */
export function useResendVerification() {
  return useApiMutation(
    async (_: void) => {
      const { data } = await client.POST('/verification-messages');
      return data!;
    },
    ['/notifications'],
  );
}

/** Exchanges a card for a token, for what takes a card without putting it on file. */
export function useExchangeCard() {
  return useApiMutation(async (card: CardInput) => {
    const { data } = await client.POST('/card-tokens', { body: card });
    return data!.token;
  });
}
