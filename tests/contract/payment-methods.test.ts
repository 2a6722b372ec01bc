import { describe, expect, test } from 'vitest';
import type { components } from '../../src/api/schema.d';
import { addCard, marketStreet, visa, withToken } from '../support/cards';
import { NEWCOMER, useMockServer } from '../support/mockServer';

type Problem = components['schemas']['Problem'];

const mock = useMockServer();
const methods = async () => (await mock.call('listPaymentMethods', 200)).items;
const at = (paymentMethodId: string) => ({ params: { paymentMethodId } });
const wrong = ({ errors = [] }: Problem) => errors.map(({ pointer, code }) => `${pointer} ${code}`);

/** What is refused of a card. */
const refusedCard = async (card: Partial<typeof visa>) =>
  wrong(await mock.call('createCardToken', 422, { body: { ...visa, ...card } }));

/** What is refused when a new token is put on file with this address. */
async function refusedAddress(change: Partial<typeof marketStreet>) {
  const { token } = await mock.call('createCardToken', 201, { body: visa });
  const billingAddress = { ...marketStreet, ...change };
  return wrong(await mock.call('createPaymentMethod', 422, withToken(token, { billingAddress })));
}

describe('a card', () => {
  test('is exchanged for a token that shows brand, last four and expiry only', async () => {
    await mock.signIn(NEWCOMER);
    const token = await mock.call('createCardToken', 201, { body: visa });
    expect(token).toEqual({
      token: expect.stringMatching(/^card-[0-9a-f]{32}$/) as string,
      brand: 'visa',
      last4: '4242',
      expiryMonth: 12,
      expiryYear: 2029,
      holderName: 'Maya Lindqvist',
      expiresAt: '2023-03-09T12:15:00.000Z',
    });
  });

  test.each([
    ['5555555555554444', 'mastercard', '123'],
    ['378282246310005', 'american-express', '1234'],
    ['6011111111111117', 'discover', '123'],
    ['3566002020360505', 'jcb', '123'],
  ])('%s is of the brand %s', async (number, brand, cvc) => {
    await mock.signIn(NEWCOMER);
    const token = await mock.call('createCardToken', 201, { body: { ...visa, number, cvc } });
    expect(token).toMatchObject({ brand, last4: number.slice(-4) });
  });

  test('has a right check digit, a kind that is taken and a code of its length', async () => {
    await mock.signIn(NEWCOMER);
    expect(await refusedCard({ number: '4242424242424241' })).toEqual(['/number mismatch']);
    expect(await refusedCard({ number: '424242424242' })).toEqual(['/number mismatch']);
    expect(await refusedCard({ number: '2200000000000004' })).toEqual(['/number unknown']);
    expect(await refusedCard({ number: '4242 4242 4242 4242' })).toEqual(['/number pattern']);
    expect(await refusedCard({ cvc: '1234' })).toEqual(['/cvc format']);
    expect(await refusedCard({ number: '378282246310005' })).toEqual(['/cvc format']);
    expect(
      await refusedCard({ cvc: '1234', number: '4242424242424241', expiry: '2023-02' }),
    ).toEqual(['/number mismatch', '/expiry expired', '/cvc format']);
  });

  test('is good until the end of its month', async () => {
    await mock.signIn(NEWCOMER);
    const march = { ...visa, expiry: '2023-03' };
    await mock.call('createCardToken', 201, { body: march });
    expect(await refusedCard({ expiry: '2023-02' })).toEqual(['/expiry expired']);
    const { id } = await addCard(mock, march);
    mock.setNow('2023-03-31T23:59:59Z');
    expect(await methods()).toMatchObject([{ id, isExpired: false }]);
    mock.setNow('2023-04-01T00:00:00Z');
    expect(await methods()).toMatchObject([{ id, isExpired: true }]);
  });

  test('leaves no trace of its number and code: not in answers, refusals or the state', async () => {
    await mock.signIn(NEWCOMER);
    await addCard(mock, { cvc: '739' });
    const refused = await mock.send('/card-tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...visa, number: '4242424242424241', cvc: '7391' }),
    });
    const listed = JSON.stringify(await methods());
    await mock.call('createCardToken', 201, { body: { ...visa, cvc: '739' } });
    const { cardTokens } = await mock.backend.store.open('cardTokens');
    const exported = await mock.backend.store.exportState();
    const texts = [await refused.text(), listed, JSON.stringify(cardTokens.all()), exported];
    for (const text of texts) expect(text).not.toMatch(/42424242|"739/);
    expect(exported).not.toContain(cardTokens.all()[0]!.id);
  });
});

describe('a token', () => {
  test('puts one card on file, once', async () => {
    await mock.signIn(NEWCOMER);
    const { token } = await mock.call('createCardToken', 201, { body: visa });
    const method = await mock.call('createPaymentMethod', 201, withToken(token));
    expect(method).toEqual({
      id: 'payment-method-100001',
      brand: 'visa',
      last4: '4242',
      expiryMonth: 12,
      expiryYear: 2029,
      isExpired: false,
      holderName: 'Maya Lindqvist',
      billingAddress: marketStreet,
      isDefault: true,
      renewsMembership: false,
      createdAt: '2023-03-09T12:00:00.000Z',
    });
    expect(await methods()).toEqual([method]);
    expect(await mock.call('createPaymentMethod', 201, withToken(token))).toEqual(method);
    const headers = { 'Idempotency-Key': 'another-key-of-mine' };
    const again = await mock.call('createPaymentMethod', 422, { ...withToken(token), headers });
    expect(wrong(again)).toEqual(['/token expired']);
    expect(await methods()).toHaveLength(1);
  });

  test('lasts 15 minutes and outlives a refused address', async () => {
    await mock.signIn(NEWCOMER);
    const { token } = await mock.call('createCardToken', 201, { body: visa });
    const billingAddress = { ...marketStreet, postalCode: 'no' };
    await mock.call('createPaymentMethod', 422, withToken(token, { billingAddress }));
    mock.setNow('2023-03-09T12:15:00Z');
    const late = await mock.call('createPaymentMethod', 422, withToken(token));
    expect(wrong(late)).toEqual(['/token expired']);
    mock.setNow('2023-03-09T12:14:59Z');
    await mock.call('createPaymentMethod', 201, withToken(token));
  });

  test('is of no use to anyone else', async () => {
    await mock.signIn(NEWCOMER);
    const { token } = await mock.call('createCardToken', 201, { body: visa });
    await mock.signIn('viktor@dealwright.example');
    expect(wrong(await mock.call('createPaymentMethod', 422, withToken(token)))).toEqual([
      '/token expired',
    ]);
    await mock.signIn(NEWCOMER);
    await mock.call('createPaymentMethod', 201, withToken(token));
  });
});

describe('a billing address', () => {
  test('has a postal code of the form of its country', async () => {
    await mock.signIn(NEWCOMER);
    const code = ['/billingAddress/postalCode format'];
    expect(await refusedAddress({ postalCode: '' })).toEqual(code);
    expect(await refusedAddress({ postalCode: '9410' })).toEqual(code);
    expect(await refusedAddress({ countryCode: 'GB' })).toEqual(code);
    expect(await refusedAddress({ countryCode: 'ZZ' })).toEqual([
      '/billingAddress/countryCode unknown',
    ]);
    expect(await methods()).toEqual([]);
  });

  test('is kept without spaces at the ends; where no form is known, none is asked for', async () => {
    await mock.signIn(NEWCOMER);
    for (const [postalCode, countryCode, kept] of [
      [' sw1a 1aa ', 'GB', 'sw1a 1aa'],
      ['', 'HK', ''],
    ] as const) {
      const { token } = await mock.call('createCardToken', 201, { body: visa });
      const billingAddress = { ...marketStreet, state: '', postalCode, countryCode };
      const request = withToken(token, { billingAddress });
      const method = await mock.call('createPaymentMethod', 201, request);
      expect(method.billingAddress.postalCode).toBe(kept);
    }
  });
});

describe('cards on file', () => {
  test('a new account has none; a demonstration server offers some to try', async () => {
    await mock.signIn(NEWCOMER);
    const { items, samples } = await mock.call('listPaymentMethods', 200);
    expect(items).toEqual([]);
    const outcomes = samples.map(({ outcome }) => outcome);
    expect(new Set(outcomes)).toEqual(new Set(['approved', 'declined', 'try-again', 'time-out']));
    for (const { number } of samples) {
      const cvc = number.startsWith('37') ? '1234' : '123';
      await mock.call('createCardToken', 201, { body: { ...visa, number, cvc } });
    }
  });

  test('the first is the default, and there is always exactly one', async () => {
    await mock.signIn(NEWCOMER);
    const ids: string[] = [];
    for (const minute of [1, 2, 3]) {
      mock.setNow(`2023-03-09T12:0${minute}:00Z`);
      ids.push((await addCard(mock, {}, { isDefault: minute === 3 })).id);
    }
    const defaults = async () =>
      (await methods()).filter(({ isDefault }) => isDefault).map(({ id }) => id);
    expect((await methods()).map(({ id }) => id)).toEqual(ids.toReversed());
    expect(await defaults()).toEqual([ids[2]]);
    for (const _ of [1, 2]) {
      const chosen = await mock.call('setDefaultPaymentMethod', 200, at(ids[0]!));
      expect(chosen).toMatchObject({ id: ids[0], isDefault: true });
      expect(await defaults()).toEqual([ids[0]]);
    }
    await mock.call('deletePaymentMethod', 204, at(ids[0]!));
    expect(await defaults()).toEqual([ids[2]]);
    await mock.call('deletePaymentMethod', 404, at(ids[0]!));
    await mock.call('deletePaymentMethod', 204, at(ids[1]!));
    expect(await defaults()).toEqual([ids[2]]);
    await mock.call('deletePaymentMethod', 204, at(ids[2]!));
    expect(await methods()).toEqual([]);
  });

  test('a visitor’s default stays it beside one of the seed that came later', async () => {
    await mock.signIn();
    const { paymentMethods } = await mock.backend.store.open('paymentMethods');
    const [seeded] = paymentMethods.all();
    // The seed's times move with the calendar, so that its card becomes the newer one some day.
    const createdAt = '2020-03-01T10:00:00.000Z';
    paymentMethods.put({ ...seeded!, id: 'own', isDefault: true, createdAt });
    await mock.backend.store.save();
    const defaults = async () =>
      (await methods()).filter(({ isDefault }) => isDefault).map(({ id }) => id);
    expect(await defaults()).toEqual(['own']);
    await mock.call('setDefaultPaymentMethod', 200, at(seeded!.id));
    expect(await defaults()).toEqual([seeded!.id]);
    await mock.call('deletePaymentMethod', 204, at(seeded!.id));
    expect(await defaults()).toEqual(['own']);
  });

  test('are the member’s own', async () => {
    await mock.signIn(NEWCOMER);
    const { id } = await addCard(mock);
    await mock.signIn('viktor@dealwright.example');
    expect(await methods()).toEqual([]);
    await mock.call('setDefaultPaymentMethod', 404, at(id));
    await mock.call('deletePaymentMethod', 404, at(id));
    await mock.signIn(NEWCOMER);
    expect(await methods()).toMatchObject([{ id, isDefault: true }]);
  });

  test('are 20 at most; the token of one too many stays good', async () => {
    await mock.signIn(NEWCOMER);
    for (let count = 0; count < 20; count += 1) await addCard(mock);
    const { token } = await mock.call('createCardToken', 201, { body: visa });
    expect(wrong(await mock.call('createPaymentMethod', 422, withToken(token)))).toEqual([' full']);
    await mock.call('deletePaymentMethod', 204, at((await methods())[0]!.id));
    await mock.call('createPaymentMethod', 201, withToken(token));
  });
});

test('the verification is sent again at most once a minute, by mail and among the notices', async () => {
  await mock.signIn();
  const before = (await mock.call('listNotifications', 200)).unreadCount;
  const sent = await mock.call('createVerificationMessage', 202);
  expect(sent).toEqual({ sentTo: 'maya@dealwright.example' });
  const { items, unreadCount } = await mock.call('listNotifications', 200);
  expect(unreadCount).toBe(before + 1);
  expect(items[0]?.title).toBe('Confirm that your payments are yours');
  const { mails } = await mock.backend.store.open('mails');
  const mail = { to: sent.sentTo, subject: items[0]?.title, text: items[0]?.body };
  expect(mails.all()).toMatchObject([mail]);
  mock.setNow('2023-03-09T12:00:59Z');
  const early = await mock.send('/verification-messages', { method: 'POST' });
  expect([early.status, early.headers.get('retry-after')]).toEqual([429, '1']);
  expect(mails.all()).toHaveLength(1);
  await mock.signIn('viktor@dealwright.example');
  await mock.call('createVerificationMessage', 202);
  await mock.signIn();
  mock.setNow('2023-03-09T12:01:00Z');
  await mock.call('createVerificationMessage', 202);
});
