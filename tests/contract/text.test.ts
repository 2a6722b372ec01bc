/** What the contract says at its top of text: what is trimmed, and what is stored as sent. */
import { describe, expect, test } from 'vitest';
import { marketStreet, visa, withToken } from '../support/cards';
import { NEWCOMER, useMockServer } from '../support/mockServer';
import { forgetSetup } from '../support/partnerSetup';
import { pictureOf } from '../support/pictures';

const mock = useMockServer();

const spaced = (text: string) => ` \n${text} `;
const anyVersion = { headers: { 'If-Match': '*' } };

describe('text is trimmed at both ends', () => {
  test('in the name and the user id of an account', async () => {
    await mock.signIn(spaced('Newcomer'));
    const body = { username: spaced('Ida Berg') };
    await mock.call('updateProfile', 200, { ...anyVersion, body });
    const { user } = await mock.call('getSession', 200);
    expect(user).toMatchObject({ name: 'Ida Berg', email: 'newcomer' });
  });

  test('in the business name of a partner', async () => {
    await mock.signIn(NEWCOMER);
    const body = {
      businessName: spaced('Tidepool Tools'),
      timeZone: 'America/New_York',
      acceptsTerms: true,
    } as const;
    expect((await mock.call('createPartnership', 201, { body })).name).toBe('Tidepool Tools');
  });

  test('in the holder and the billing address of a card', async () => {
    await mock.signIn(NEWCOMER);
    const { token, holderName } = await mock.call('createCardToken', 201, {
      body: { ...visa, holderName: spaced(visa.holderName) },
    });
    expect(holderName).toBe(visa.holderName);
    const billingAddress = {
      ...marketStreet,
      address1: spaced(marketStreet.address1),
      city: spaced(marketStreet.city),
    };
    const card = await mock.call('createPaymentMethod', 201, withToken(token, { billingAddress }));
    expect(card.billingAddress).toEqual(marketStreet);
  });

  test('in a partner’s setup', async () => {
    await mock.signIn();
    const at = { params: { partnerAccountId: 'quillbird-labs' }, ...anyVersion };
    await forgetSetup(mock, 'quillbird-labs');
    const { information } = await mock.call('setSetupInformation', 200, {
      ...at,
      body: {
        type: 'individual',
        contactEmail: 'maya@quillbird.example',
        phone: '+46701740605',
        firstName: spaced('Maya'),
        middleName: '',
        lastName: spaced('Lindqvist'),
        company: spaced('Quillbird Labs'),
        streetAddress: spaced('Storgatan 12'),
        address2: ' ',
        city: spaced('Uppsala'),
        countryCode: 'SE',
        postalCode: spaced('753 10'),
      },
    });
    expect(information).toMatchObject({
      firstName: 'Maya',
      lastName: 'Lindqvist',
      company: 'Quillbird Labs',
      streetAddress: 'Storgatan 12',
      address2: '',
      city: 'Uppsala',
      postalCode: '753 10',
    });
  });

  test('in the name of the file that buyers get', async () => {
    await mock.signIn();
    const { deliverable } = await mock.call('setVendorListingFile', 200, {
      params: { vendorListingId: 'vendor-listing-000015' },
      query: { fileName: ' postgarden-2.zip ' },
      body: pictureOf('application/zip'),
    });
    expect(deliverable?.name).toBe('postgarden-2.zip');
  });
});

test('other text is stored as sent', async () => {
  await mock.signIn();
  const text = spaced('Does it work with shared inboxes?');
  const question = await mock.call('createQuestion', 201, {
    params: { listingId: 'replywright' },
    body: { text, notifyByEmail: false },
  });
  expect(question.text).toBe(text);
  const company = spaced('Quillbird');
  const profile = await mock.call('updateProfile', 200, { ...anyVersion, body: { company } });
  expect(profile.company).toBe(company);
  const address = spaced('Storgatan 12');
  const changed = await mock.call('updateProfile', 200, { ...anyVersion, body: { address } });
  expect(changed.address).toBe(address);
});
