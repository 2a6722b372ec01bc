import { beforeEach, describe, expect, test } from 'vitest';
import type { RequestBody } from '../../mocks/contract/types';
import { visa } from '../support/cards';
import { operationOf, toRequest, useMockServer } from '../support/mockServer';
import { forgetSetup } from '../support/partnerSetup';

const mock = useMockServer();

const params = { partnerAccountId: 'quillbird-labs' };

const individual: RequestBody<'setSetupInformation'> = {
  type: 'individual',
  contactEmail: 'maya@quillbird.example',
  phone: '+46701740605',
  firstName: 'Maya',
  middleName: '',
  lastName: 'Lindqvist',
  company: 'Quillbird Labs',
  streetAddress: 'Storgatan 12',
  address2: '',
  city: 'Uppsala',
  countryCode: 'SE',
  postalCode: '753 10',
};
const tax: RequestBody<'setSetupTax'> = {
  type: 'company',
  annualGrossPay: { amountMinor: 4_800_000, currency: 'USD' },
  phone: '+46701740605',
  gisNumber: 'GIS-204-118',
};
const nothing = { token: null, bankId: null, bankAccountNumber: null };
const toBank = (bankAccountNumber: string | null, bankId: string | null = 'fyrbanken') =>
  ({ ...nothing, method: 'internet-banking', bankId, bankAccountNumber }) as const;

const read = () => mock.call('getPartnerSetup', 200, { params });
const anyVersion = { params, headers: { 'If-Match': '*' } };
beforeEach(() => forgetSetup(mock, params.partnerAccountId));

const token = async (card = visa) =>
  (await mock.call('createCardToken', 201, { body: card })).token;
const statusOf = async () => (await mock.call('getPartnerAccount', 200, { params })).setupStatus;
const pointersOf = ({ errors = [] }: { errors?: { pointer: string; code: string }[] }) =>
  errors.map(({ pointer, code }) => `${pointer} ${code}`);

async function saveAll(): Promise<void> {
  await mock.call('setSetupInformation', 200, { ...anyVersion, body: individual });
  await mock.call('setSetupPayment', 200, {
    ...anyVersion,
    body: toBank('SE7280000810340009783242'),
  });
  await mock.call('setSetupTax', 200, { ...anyVersion, body: tax });
}

test('each step is kept as it is saved, and the last finishes the setup', async () => {
  await mock.signIn();
  expect(await read()).toEqual({ information: null, payment: null, tax: null, finishedAt: null });
  expect(await statusOf()).toBe('not-started');
  await mock.call('setSetupInformation', 200, { ...anyVersion, body: individual });
  expect(await read()).toEqual({
    information: individual,
    payment: null,
    tax: null,
    finishedAt: null,
  });
  expect(await statusOf()).toBe('in-progress');
  await saveAll();
  expect((await read()).tax).toEqual(tax);
  const finished = await mock.call('completePartnerSetup', 200, anyVersion);
  expect(finished.finishedAt).not.toBeNull();
  expect(await read()).toEqual(finished);
  expect(await statusOf()).toBe('finished');
});

test('a setup can be changed once it is finished, and stays finished', async () => {
  await mock.signIn();
  await saveAll();
  const { finishedAt } = await mock.call('completePartnerSetup', 200, anyVersion);
  mock.setNow('2023-03-10T12:00:00Z');
  const body = { ...individual, city: 'Gävle' };
  await mock.call('setSetupInformation', 200, { ...anyVersion, body });
  expect(await read()).toMatchObject({ finishedAt, information: { city: 'Gävle' } });
  expect(await mock.call('completePartnerSetup', 200, anyVersion)).toMatchObject({ finishedAt });
});

test('nothing is finished before all three steps are saved', async () => {
  await mock.signIn();
  await mock.call('setSetupInformation', 200, { ...anyVersion, body: individual });
  const problem = await mock.call('completePartnerSetup', 409, anyVersion);
  expect(problem.type).toBe('urn:problem-type:setup-incomplete');
});

describe('a version', () => {
  const send = async (
    id: 'setSetupInformation' | 'setSetupTax' | 'completePartnerSetup',
    version: string,
  ) => {
    const body = {
      setSetupInformation: individual,
      setSetupTax: tax,
      completePartnerSetup: undefined,
    }[id];
    const headers = { 'If-Match': version };
    return mock.send(...toRequest(operationOf(id), { params, headers, body }));
  };

  test('names all steps: what was read before another tab saved is refused', async () => {
    await mock.signIn();
    const first = await mock.send(...toRequest(operationOf('getPartnerSetup'), { params }));
    const version = first.headers.get('etag')!;
    const saved = await send('setSetupInformation', version);
    expect(saved.status).toBe(200);
    expect(saved.headers.get('etag')).not.toBe(version);
    for (const id of ['setSetupTax', 'setSetupInformation', 'completePartnerSetup'] as const)
      expect((await send(id, version)).status, id).toBe(412);
    expect((await read()).tax).toBeNull();
    expect((await send('setSetupTax', saved.headers.get('etag')!)).status).toBe(200);
  });
});

describe('who is paid', () => {
  const refused = async (change: Partial<typeof individual>) => {
    const body = { ...individual, ...change };
    return pointersOf(await mock.call('setSetupInformation', 422, { ...anyVersion, body }));
  };

  test('an individual needs a name and a postal code of the country', async () => {
    await mock.signIn();
    expect(await refused({ firstName: ' ', lastName: '' })).toEqual([
      '/firstName required',
      '/lastName required',
    ]);
    expect(await refused({ postalCode: '94104-1' })).toEqual(['/postalCode format']);
    expect(await refused({ countryCode: 'ZZ' })).toEqual(['/countryCode unknown']);
  });

  test.each(['+4670174', '+12015550', '+99912345678'])('%s is no phone number', async (phone) => {
    await mock.signIn();
    expect(await refused({ phone })).toEqual(['/phone format']);
  });

  test('of a company only what a company has is kept', async () => {
    await mock.signIn();
    const body = { ...individual, type: 'company' as const, postalCode: 'none of Sweden' };
    const { information } = await mock.call('setSetupInformation', 200, { ...anyVersion, body });
    expect(information).toMatchObject({
      type: 'company',
      firstName: '',
      lastName: '',
      company: '',
      postalCode: '',
      city: 'Uppsala',
    });
  });
});

describe('where the money goes', () => {
  const save = (body: RequestBody<'setSetupPayment'>) =>
    mock.call('setSetupPayment', 200, { ...anyVersion, body });
  const refused = async (body: RequestBody<'setSetupPayment'>) =>
    pointersOf(await mock.call('setSetupPayment', 422, { ...anyVersion, body }));

  test('of a card, what may be shown is kept, and the token can be used once', async () => {
    await mock.signIn();
    const used = await token();
    const body = { ...nothing, method: 'debit-card' as const, token: used };
    expect((await save(body)).payment).toEqual({
      method: 'debit-card',
      card: {
        brand: 'visa',
        last4: '4242',
        expiryMonth: 12,
        expiryYear: 2029,
        holderName: visa.holderName,
      },
      bankAccount: null,
    });
    expect(await refused(body)).toEqual(['/token expired']);
    // Without a new token the card of the same method stays; another method needs its own.
    expect((await save({ ...body, token: null })).payment?.card?.last4).toBe('4242');
    expect(await refused({ ...nothing, method: 'credit-card' })).toEqual(['/token required']);
  });

  test('of an account number, the last four characters are kept, at its bank alone', async () => {
    await mock.signIn();
    const number = 'SE7280000810340009783242';
    expect((await save(toBank(number))).payment).toEqual({
      method: 'internet-banking',
      card: null,
      bankAccount: {
        bank: { id: 'fyrbanken', name: 'Fyrbanken', countryCode: 'SE' },
        last4: '3242',
      },
    });
    expect((await save(toBank(null))).payment?.bankAccount?.last4).toBe('3242');
    expect(await refused(toBank(null, 'norrbanken'))).toEqual(['/bankAccountNumber required']);
    expect(await mock.backend.store.exportState()).not.toContain(number);
  });

  test.each([
    ['without a bank', toBank('1234567890', null), '/bankId required'],
    ['with a bank that is not among them', toBank('1234567890', 'no-bank'), '/bankId unknown'],
    ['with a mistyped IBAN', toBank('SE7280000810340009783243'), '/bankAccountNumber mismatch'],
  ])('internet banking %s is refused', async (_, body, pointer) => {
    await mock.signIn();
    expect(await refused(body)).toEqual([pointer]);
  });

  test('another account’s token is refused', async () => {
    await mock.signIn('viktor@dealwright.example');
    const others = await token();
    await mock.signIn();
    const body = { ...nothing, method: 'debit-card' as const, token: others };
    expect(await refused(body)).toEqual(['/token expired']);
  });
});

test('the tax form refuses a phone number that can’t be one', async () => {
  await mock.signIn();
  const body = { ...tax, phone: '+4670174' };
  const problem = await mock.call('setSetupTax', 422, { ...anyVersion, body });
  expect(pointersOf(problem)).toEqual(['/phone format']);
});

test('visitors get the banks by name, each of a country that we know', async () => {
  const { items } = await mock.call('listBanks', 200);
  const countries = (await mock.call('listCountries', 200)).items.map(({ code }) => code);
  const names = items.map(({ name }) => name);
  expect(names).toEqual(names.toSorted(new Intl.Collator('en-US', { numeric: true }).compare));
  for (const { countryCode } of items) expect(countries).toContain(countryCode);
});
