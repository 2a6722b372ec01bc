import { operations } from 'virtual:contract';
import responseRules from 'virtual:contract/responses';
import { expect, test } from 'vitest';
import type { OperationId } from '../../mocks/contract/types';
import { operationOf, toRequest, useMockServer, type AnyInput } from '../support/mockServer';

const mock = useMockServer({ apiUrl: 'http://localhost:3000/shop/api' });

/** A valid call of every operation whose 201 names where its record is read. */
const CREATING: Partial<Record<OperationId, AnyInput>> = {
  createSession: { body: { identifier: 'maya@dealwright.example', password: 'demo-password' } },
  createRegistration: {
    body: {
      fullName: 'Sam Okafor',
      email: 'sam@northbeam.example',
      phone: '555 010 9988',
      password: 'correct horse battery',
    },
  },
  createReview: {
    params: { listingId: 'replywright' },
    body: { stars: 5, message: 'Saves me an hour a day.' },
  },
  createDiscussion: {
    body: {
      title: 'Which lifetime deal did you regret?',
      text: 'Mine was a scheduler that shut down.',
      topicId: 'design',
    },
  },
  createOrder: {
    headers: { 'Idempotency-Key': 'attempt-0000000000000001' },
    body: {
      item: { kind: 'software', id: 'replywright' },
      planId: 'license-tier-1',
      quantity: 1,
      useCredits: true,
      paymentMethodId: null,
      expectedTotal: { amountMinor: 0, currency: 'USD' },
    },
  },
  createPartnership: {
    body: { businessName: 'Tidepool Tools', timeZone: 'Europe/Paris', acceptsTerms: true },
  },
  createRefundRequest: {
    params: { orderId: 'order-041272' },
    headers: { 'Idempotency-Key': 'attempt-0000000000000002' },
    body: { reason: 'It has no week view.' },
  },
  createVendorListing: { body: { partnerAccountId: 'quillbird-labs' } },
  submitVendorListing: {
    params: { vendorListingId: 'vendor-listing-000015' },
    headers: { 'If-Match': '"1"' },
  },
};

/** Gives Maya enough credits to buy without a card. */
async function addCredits(): Promise<void> {
  const { creditEntries } = await mock.backend.store.open('creditEntries');
  creditEntries.put({
    id: 'credit-1',
    accountId: 'member-maya',
    amount: 5000,
    reason: 'gift-card',
    orderId: null,
    giftCardCode: null,
    createdAt: '2023-03-01T10:00:00Z',
  });
  await mock.backend.store.save();
}

test('every 201 that declares Location is tried here', () => {
  const declaring = operations.filter(({ id }) => responseRules[id]?.[201]?.headers.location);
  expect(declaring.map(({ id }) => id).sort()).toEqual(Object.keys(CREATING).sort());
});

test.each(Object.entries(CREATING))('%s says where to read what it made', async (id, input) => {
  await mock.signIn();
  if (id === 'createOrder') await addCredits();
  if (id === 'createPartnership') await mock.signIn('no-partner@northbeam.example');
  const created = await mock.send(...toRequest(operationOf(id as OperationId), input));
  expect(created.status).toBe(201);
  const location = created.headers.get('location');
  expect(location).toMatch(/^\/shop\/api\//);
  const read = await fetch(new URL(location!, created.url));
  const made: unknown = await created.json();
  // Your own review is answered in an envelope, because there may be none.
  expect(await read.json()).toEqual(id === 'createReview' ? { review: made } : made);
});
