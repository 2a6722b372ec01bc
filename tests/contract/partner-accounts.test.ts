import { describe, expect, test } from 'vitest';
import { useMockServer } from '../support/mockServer';
import { forgetSetup } from '../support/partnerSetup';

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

test('a visitor can read what selling costs', async () => {
  const { example, ...terms } = await mock.call('getPartnershipTerms', 200);
  expect(terms).toEqual({ feePercent: 20, sharePercent: 80, payoutDay: 15 });
  const { items, totals } = example!;
  expect(items).toHaveLength(3);
  const gross = items.reduce((sum, one) => sum + one.gross.amountMinor, 0);
  const fee = Math.round(gross / 5);
  expect(totals).toMatchObject({
    ...{ gross: { amountMinor: gross }, fee: { amountMinor: fee } },
    ...{ net: { amountMinor: gross - fee }, refunds: { amountMinor: 0 }, units: 3 },
  });
  for (const { item, gross: price } of items) {
    const listing = await mock.call('getListing', 200, { params: { listingId: item.id } });
    expect({ title: item.title, price }).toEqual({ title: listing.title, price: listing.price });
  }
});

test('where nothing is on offer, no example says what selling comes to', async () => {
  const { listings } = await mock.backend.store.open('listings');
  for (const { id } of listings.all()) listings.remove(id);
  expect((await mock.call('getPartnershipTerms', 200)).example).toBeNull();
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
  expect(await fromVendor('postgarden')).toBe(true);
  expect(await fromVendor('loopdesk')).toBe(false);
});

describe('the dashboard', () => {
  const ask = async (listingId: string, text: string) => {
    const body = { text, notifyByEmail: false };
    return (await mock.call('createQuestion', 201, { params: { listingId }, body })).id;
  };
  const open = async () =>
    (await mock.call('listPartnerQuestions', 200, { query: { pageSize: 100 } })).items;

  test('lists questions until a vendor has answered them, and no others', async () => {
    await signInAsBuyer();
    const asked = await ask('postgarden', 'Does it work on a phone?');
    const others = await ask('loopdesk', 'Does it work on a phone?');
    const reply = { body: { text: 'It does for me.' } };
    const params = { listingId: 'postgarden', questionId: asked };
    await mock.call('createAnswer', 201, { params, ...reply });
    await mock.signIn();
    const before = await open();
    const ids = before.map(({ question }) => question.id);
    expect(ids).toContain(asked);
    expect(ids).not.toContain(others);
    expect(before.at(-1)).toMatchObject({ listing: { title: 'Postgarden' } });
    const { openQuestionCount } = await mock.call('getPartnerOverview', 200);
    expect(openQuestionCount).toBe(before.length);
    await mock.call('createAnswer', 201, { params, ...reply });
    expect((await open()).map(({ question }) => question.id)).not.toContain(asked);
    expect((await mock.call('getPartnerOverview', 200)).openQuestionCount).toBe(before.length - 1);
  });

  test('has live figures over all partner accounts', async () => {
    await signInAsBuyer();
    const review = { stars: 2, message: 'Too slow for me.' };
    await mock.signIn();
    const before = await mock.call('getPartnerOverview', 200);
    const { listings } = await mock.backend.store.open('listings');
    const own = listings
      .all()
      .filter(({ vendor }) => ['quillbird-labs', 'northbeam-studio'].includes(vendor.id));
    let net = 0;
    for (const partnerAccountId of ['quillbird-labs', 'northbeam-studio']) {
      const { items } = await mock.call('listStatements', 200, { query: { partnerAccountId } });
      for (const statement of items)
        if (statement.status === 'open') net += statement.net.amountMinor;
    }
    expect(net).toBeGreaterThan(0);
    expect(before.netThisMonth).toEqual({ amountMinor: net, currency: 'USD' });
    expect(before.visitorCount).toBe(own.reduce((sum, { popularity }) => sum + popularity, 0));
    for (const status of ['rejected', 'submitted', 'live'] as const) {
      const { page } = await mock.call('listVendorListings', 200, { query: { status: [status] } });
      expect(before[`${status}Count`]).toBe(page.totalItems);
    }
    const live = await mock.call('listVendorListings', 200, { query: { pageSize: 100 } });
    const visits = live.items.map(({ visitorCount }) => visitorCount ?? 0);
    expect(visits.reduce((sum, count) => sum + count, 0)).toBe(before.visitorCount);
    let gross = 0;
    let units = 0;
    const products: { gross: { amountMinor: number } }[] = [];
    const days = before.recentSales.days.map(() => 0);
    for (const partnerAccountId of ['quillbird-labs', 'northbeam-studio']) {
      const { totals, points, topProducts } = await mock.call('getSalesSummary', 200, {
        query: { partnerAccountId },
      });
      gross += totals.gross.amountMinor;
      units += totals.units;
      products.push(...topProducts);
      for (const [index, point] of points.entries()) days[index]! += point.gross.amountMinor;
    }
    expect(before.recentSales).toMatchObject({ gross: { amountMinor: gross }, units });
    expect(before.recentSales.days.map(({ amountMinor }) => amountMinor)).toEqual(days);
    products.sort((a, b) => b.gross.amountMinor - a.gross.amountMinor);
    expect(before.recentSales.topProducts).toEqual(products.slice(0, 5));
    expect(before.recentSales.grossBefore.amountMinor).toBeGreaterThan(0);
    await mock.signIn('new@tidepool.example');
    await mock.call('createReview', 201, { params: { listingId: 'scopestone' }, body: review });
    await mock.signIn();
    const after = await mock.call('getPartnerOverview', 200);
    expect(after.rating.count).toBe(before.rating.count + 1);
    expect(after.latestReview).toMatchObject({ listing: { id: 'scopestone' }, review });
  });

  describe('says what is paid next', () => {
    /** What partner accounts are still to be paid: day and sum of each statement. */
    const owedTo = async (...partnerAccountIds: string[]) => {
      const owed: { payableOn: string; amountMinor: number }[] = [];
      for (const partnerAccountId of partnerAccountIds) {
        const query = { partnerAccountId, pageSize: 100 };
        const { items } = await mock.call('listStatements', 200, { query });
        for (const { status, payout, payableOn } of items)
          if (status !== 'paid' && payout.amountMinor > 0)
            owed.push({ payableOn, amountMinor: payout.amountMinor });
      }
      return owed;
    };
    const QUILLBIRD = { id: 'quillbird-labs', name: 'Quillbird Labs' };
    const NORTHBEAM = { id: 'northbeam-studio', name: 'Northbeam Studio' };
    const sumOf = (owed: readonly { amountMinor: number }[]) => ({
      amountMinor: owed.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
      currency: 'USD' as const,
    });

    test('of the businesses whose setup is finished, and what waits for that of the others', async () => {
      await mock.signIn();
      const payable = await owedTo('quillbird-labs');
      const [payableOn] = payable.map((statement) => statement.payableOn).sort();
      const next = payable.filter((statement) => statement.payableOn === payableOn);
      const waiting = await owedTo('northbeam-studio');
      expect(waiting.map((statement) => statement.payableOn)).toContain(payableOn);
      expect(await mock.call('getPartnerOverview', 200)).toMatchObject({
        nextPayout: { payout: sumOf(next), payableOn, partnerAccounts: [QUILLBIRD] },
        unpayable: { payout: sumOf(waiting), partnerAccounts: [NORTHBEAM] },
      });
    });

    test('of all businesses once every setup is finished', async () => {
      await mock.signIn();
      const { partnerSetups } = await mock.backend.store.open('partnerSetups');
      const { finishedAt } = partnerSetups.get('quillbird-labs')!;
      partnerSetups.put({ ...partnerSetups.get('northbeam-studio')!, finishedAt });
      const owed = await owedTo('quillbird-labs', 'northbeam-studio');
      const [payableOn] = owed.map((statement) => statement.payableOn).sort();
      const next = owed.filter((statement) => statement.payableOn === payableOn);
      expect(next).toHaveLength(2);
      expect(await mock.call('getPartnerOverview', 200)).toMatchObject({
        nextPayout: { payout: sumOf(next), payableOn, partnerAccounts: [QUILLBIRD, NORTHBEAM] },
        unpayable: null,
      });
    });

    test('and promises no day where no setup is finished', async () => {
      await mock.signIn();
      await forgetSetup(mock, 'quillbird-labs');
      const waiting = await owedTo('quillbird-labs', 'northbeam-studio');
      expect(await mock.call('getPartnerOverview', 200)).toMatchObject({
        nextPayout: null,
        unpayable: { payout: sumOf(waiting), partnerAccounts: [QUILLBIRD, NORTHBEAM] },
      });
    });
  });

  test('of a partner who has nothing yet is empty', async () => {
    await signInAsBuyer();
    await mock.call('createPartnership', 201, { body });
    expect(await mock.call('getPartnerOverview', 200)).toMatchObject({
      recentSales: { gross: { amountMinor: 0 }, grossBefore: { amountMinor: 0 }, units: 0 },
      draftCount: 0,
      nextPayout: null,
      unpayable: null,
      latestDraftId: null,
      rejectedCount: 0,
      submittedCount: 0,
      liveCount: 0,
      visitorCount: 0,
      rating: { average: 0, count: 0 },
      latestReview: null,
      openQuestionCount: 0,
    });
    expect(await open()).toEqual([]);
  });

  test('takes feedback under a case number', async () => {
    await mock.signIn();
    const message = 'A chart of visitors would help me.';
    const filed = await mock.call('createPartnerFeedback', 201, { body: { message } });
    expect(filed.caseNumber).toMatch(/^DW-/);
    const { partnerFeedback } = await mock.backend.store.open('partnerFeedback');
    expect(partnerFeedback.all()).toMatchObject([{ accountId: 'member-maya', message }]);
  });
});
