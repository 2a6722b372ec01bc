import type { components } from '../../src/api/schema.d';
import type { MockServer } from './mockServer';

type Schemas = components['schemas'];

/** A card that is approved, as it is sent. */
export const visa: Schemas['CardInput'] = {
  holderName: 'Maya Lindqvist',
  number: '4242424242424242',
  expiry: '2029-12',
  cvc: '123',
};

/** An address whose postal code fits its country. */
export const marketStreet: Schemas['BillingAddress'] = {
  address1: '548 Market Street',
  address2: '',
  city: 'San Francisco',
  state: 'CA',
  postalCode: '94104',
  countryCode: 'US',
};

/** Puts a card on file for the signed-in account, in both steps. */
export async function addCard(
  mock: MockServer,
  card: Partial<Schemas['CardInput']> = {},
  { isDefault = false }: { isDefault?: boolean } = {},
): Promise<Schemas['PaymentMethod']> {
  const { token } = await mock.call('createCardToken', 201, { body: { ...visa, ...card } });
  return mock.call('createPaymentMethod', 201, withToken(token, { isDefault }));
}

/** The request that puts the card of a token on file, with the token for its key. */
export const withToken = (
  token: string,
  change: Partial<Schemas['PaymentMethodInput']> = {},
): { headers: { 'Idempotency-Key': string }; body: Schemas['PaymentMethodInput'] } => ({
  headers: { 'Idempotency-Key': token },
  body: { token, billingAddress: marketStreet, isDefault: false, ...change },
});
