import { describe, expect, test } from 'vitest';
import { useMockServer } from '../support/mockServer';

const mock = useMockServer();

const body = {
  businessName: 'Tidepool Tools',
  timeZone: 'America/New_York',
  acceptsTerms: true,
} as const;

const signInAsBuyer = () => mock.signIn('new@tidepool.example');
const roles = async () => (await mock.call('getSession', 200)).user!.roles;

describe('becoming a partner', () => {
  test('adds the role, and makes a first partner account', async () => {
    await signInAsBuyer();
    expect(await roles()).not.toContain('vendor');
    await mock.call('listPartnerAccounts', 403);
    const made = await mock.call('createPartnership', 201, { body });
    expect(made).toMatchObject({ name: 'Tidepool Tools', timeZone: 'America/New_York' });
    expect(await roles()).toContain('vendor');
    const { items } = await mock.call('listPartnerAccounts', 200);
    expect(items).toEqual([made]);
    const params = { partnerAccountId: made.id };
    expect(await mock.call('getPartnerAccount', 200, { params })).toEqual(made);
  });

  test('happens once', async () => {
    await signInAsBuyer();
    await mock.call('createPartnership', 201, { body });
    const again = { ...body, businessName: 'Tidepool Works' };
    const problem = await mock.call('createPartnership', 409, { body: again });
    expect(problem.type).toBe('urn:problem-type:already-partner');
    expect((await mock.call('listPartnerAccounts', 200)).items).toHaveLength(1);
  });

  test.each([
    ['a vendor of the catalog', 'inkwell TRUST'],
    ['a partner who has listed nothing yet', ' tidepool tools '],
  ])('refuses the name of %s', async (_, businessName) => {
    await signInAsBuyer();
    await mock.call('createPartnership', 201, { body });
    await mock.signIn('second@tidepool.example');
    const problem = await mock.call('createPartnership', 422, { body: { ...body, businessName } });
    expect(problem.errors).toMatchObject([{ pointer: '/businessName', code: 'taken' }]);
    expect(await roles()).not.toContain('vendor');
  });

  test('refuses a time zone that does not exist', async () => {
    await signInAsBuyer();
    const input = { ...body, timeZone: 'Europe/Atlantis' };
    const problem = await mock.call('createPartnership', 422, { body: input });
    expect(problem.errors).toMatchObject([{ pointer: '/timeZone', code: 'format' }]);
  });
});

test('a partner sees their own partner accounts, the oldest first', async () => {
  await mock.signIn();
  const { items } = await mock.call('listPartnerAccounts', 200);
  expect(items.map(({ id }) => id)).toEqual(['quillbird-labs', 'northbeam-studio']);
  await mock.call('getPartnerAccount', 404, { params: { partnerAccountId: 'amsel-works' } });
});

test('an answer is from the vendor where the vendor is a partner account of its author', async () => {
  await mock.signIn();
  const fromVendor = async (listingId: string) => {
    const question = { text: 'Does it work on a phone?', notifyByEmail: false };
    const asked = { params: { listingId }, body: question };
    const { id: questionId } = await mock.call('createQuestion', 201, asked);
    const params = { listingId, questionId };
    const answer = { params, body: { text: 'Yes, from any device.' } };
    return (await mock.call('createAnswer', 201, answer)).fromVendor;
  };
  expect(await fromVendor('replywright')).toBe(true);
  expect(await fromVendor('loopdesk')).toBe(false);
});
