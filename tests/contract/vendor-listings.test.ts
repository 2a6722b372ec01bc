import { describe, expect, test } from 'vitest';
import { useMockServer } from '../support/mockServer';
import { buyAsViktor, sumOf, VIKTOR } from '../support/sales';
import { pictureOf, screenshotOf } from '../support/pictures';

const mock = useMockServer();

/** A complete draft of Maya's. */
const DRAFT = 'vendor-listing-000015';
const EMPTY_DRAFT = 'vendor-listing-000016';
const SUBMITTED = 'vendor-listing-000017';
const REJECTED = 'vendor-listing-000018';

const at = (vendorListingId: string) => ({ params: { vendorListingId } });
const from = (version: string) => ({ headers: { 'If-Match': version } });
const png = screenshotOf('image/png');
const inSlot = (slot: string, vendorListingId = DRAFT) => ({ params: { vendorListingId, slot } });
const later = (seconds: number) => new Date(Date.parse('2023-03-09T12:00:00Z') + seconds * 1000);
const read = (id: string) => mock.call('getVendorListing', 200, at(id));
const rows = async (query = {}) => (await mock.call('listVendorListings', 200, { query })).items;
const change = (id: string, body: object, version = '"1"') =>
  mock.call('updateVendorListing', 200, { ...at(id), ...from(version), body });
const submit = (id: string, version = '"1"') =>
  mock.call('submitVendorListing', 201, { ...at(id), ...from(version) });
const remove = (...vendorListingIds: string[]) =>
  mock.call('createVendorListingRemoval', 201, { body: { vendorListingIds } });
const restore = (...vendorListingIds: string[]) =>
  mock.call('createVendorListingRestoration', 201, { body: { vendorListingIds } });

/** The row of the catalog listing with this id. */
const rowOf = async (listingId: string) =>
  (await rows({ pageSize: 100 })).find((row) => row.listingId === listingId)!;
const found = async (q: string) =>
  (await mock.call('listListings', 200, { query: { kind: 'software', q } })).items;

describe('the list of a vendor', () => {
  test('holds what their partner accounts sell and what is under way, the latest first', async () => {
    await mock.signIn();
    const items = await rows({ pageSize: 100 });
    expect(items.slice(0, 4).map(({ id }) => id)).toEqual([
      REJECTED,
      SUBMITTED,
      EMPTY_DRAFT,
      DRAFT,
    ]);
    expect(items.map(({ listingId }) => listingId)).toContain('postgarden');
    await mock.signIn('viktor@dealwright.example');
    expect((await rows()).map(({ partnerAccount }) => partnerAccount.name)).toEqual([
      'Amsel Works',
      'Amsel Works',
      'Amsel Works',
    ]);
  });

  test('says how buyers pay for what is live', async () => {
    await mock.signIn();
    expect((await rowOf('scopestone')).planType).toEqual({ id: 'annual', name: 'Annual' });
    expect((await rowOf('postgarden')).planType?.id).toBe('lifetime');
    expect((await read(DRAFT)).planType).toBeNull();
  });

  test('says what each that is live sold in 30 days, and counts a new order at once', async () => {
    await mock.signIn();
    const before = await rows({ pageSize: 100 });
    for (const { status, recentSales } of before)
      expect(recentSales !== null, `sales of a listing that is ${status}`).toBe(status === 'live');
    const { recentSales } = await mock.call('getPartnerOverview', 200);
    const ofAll = sumOf(before, (row) => row.recentSales?.gross ?? { amountMinor: 0 });
    expect(ofAll).toBe(recentSales.gross.amountMinor);
    const { units, gross } = (await rowOf('postgarden')).recentSales!;
    await buyAsViktor(mock);
    await mock.signIn();
    expect((await rowOf('postgarden')).recentSales).toEqual({
      units: units + 2,
      gross: { amountMinor: gross.amountMinor + 7000, currency: 'USD' },
    });
  });

  test('is searched, filtered and counted', async () => {
    await mock.signIn();
    expect((await rows({ q: 'minuteloo' })).map(({ id }) => id)).toEqual([DRAFT]);
    const query = { status: ['draft' as const, 'rejected' as const] };
    const { items, facets } = await mock.call('listVendorListings', 200, { query });
    expect(items.map(({ status }) => status)).toEqual(['rejected', 'draft', 'draft']);
    expect(facets.status.map(({ value, count }) => [value, count])).toEqual([
      ['live', 11],
      ['submitted', 1],
      ['draft', 2],
      ['rejected', 1],
    ]);
    expect(facets.anyStatus).toBe(15);
    expect(facets.partnerAccountId.map(({ label, count }) => [label, count])).toEqual([
      ['Quillbird Labs', 3],
      ['Northbeam Studio', 0],
    ]);
  });

  test.each(['name', 'price', 'status', 'updatedAt', 'id'] as const)(
    'is ordered by %s both ways',
    async (sort) => {
      await mock.signIn();
      const valueOf = (row: Awaited<ReturnType<typeof rows>>[number]) =>
        sort === 'price'
          ? row.pricing === 'paid'
            ? row.price!.amountMinor
            : 0
          : (row[sort] as string);
      const ascending = (await rows({ sort: [sort], pageSize: 100 })).map(valueOf);
      const collator = new Intl.Collator('en-US', { numeric: true });
      expect(ascending).toEqual(
        ascending.toSorted((a, b) =>
          typeof a === 'number' ? a - Number(b) : collator.compare(a, String(b)),
        ),
      );
      const descending = (await rows({ sort: [`-${sort}`], pageSize: 100 })).map(valueOf);
      expect(descending).toEqual(ascending.toReversed());
    },
  );

  test('is a file with the same filters', async () => {
    await mock.signIn();
    const response = await mock.send('/vendor-listing-exports?status=draft&sort=name');
    expect(response.headers.get('content-disposition')).toContain('listings.csv');
    const [, ...lines] = (await response.text()).trim().split('\r\n');
    expect(lines.map((line) => line.split(',').slice(0, 7).join(','))).toEqual([
      `${DRAFT},Minuteloom,Quillbird Labs,paid,39.00,USD,draft`,
      `${EMPTY_DRAFT},Pageturner,Quillbird Labs,,,USD,draft`,
    ]);
  });
});

describe('a draft', () => {
  test('begins empty and takes what is typed, however incomplete', async () => {
    await mock.signIn();
    const body = { partnerAccountId: 'northbeam-studio' };
    const { id, status, pros } = await mock.call('createVendorListing', 201, { body });
    expect([status, pros]).toEqual(['draft', []]);
    await change(id, { name: 'Half', websiteUrl: 'htt', pros: ['', '', 'Third'] });
    expect(await read(id)).toMatchObject({ name: 'Half', pros: ['', '', 'Third'], pricing: null });
  });

  test('changes from its current version only', async () => {
    await mock.signIn();
    await change(DRAFT, { name: 'One' });
    const late = { ...at(DRAFT), ...from('"1"'), body: { name: 'Two' } };
    await mock.call('updateVendorListing', 412, late);
    expect((await read(DRAFT)).name).toBe('One');
  });

  test('takes pictures while someone types: they leave the version as it is', async () => {
    await mock.signIn();
    const sent = await mock.call('setVendorListingPicture', 200, {
      ...inSlot('founder'),
      body: png,
    });
    expect(sent.pictures.map(({ slot }) => slot)).toEqual([
      'screenshot-1',
      'screenshot-2',
      'founder',
    ]);
    expect(sent.pictures.at(-1)).toMatchObject({ width: 1280, height: 800 });
    await change(DRAFT, { name: 'Typed meanwhile' });
    const left = await mock.call('deleteVendorListingPicture', 200, inSlot('founder'));
    expect(left.pictures.map(({ slot }) => slot)).not.toContain('founder');
  });

  test('keeps one file in a slot: the one before is gone', async () => {
    await mock.signIn();
    const put = () =>
      mock.call('setVendorListingPicture', 200, { ...inSlot('founder'), body: png });
    await put();
    await put();
    const { files } = await mock.backend.store.open('files');
    expect(files.all()).toHaveLength(1);
    await mock.call('deleteVendorListingPicture', 200, inSlot('founder'));
    expect(files.all()).toEqual([]);
  });

  test.each([
    ['is too small', screenshotOf('image/png', 0, { width: 319, height: 180 }), 'minimum'],
    ['is too large', screenshotOf('image/jpeg', 0, { width: 8001, height: 900 }), 'maximum'],
    ['is no picture', { ...pictureOf('application/pdf'), mediaType: 'image/png' }, 'format'],
  ] as const)('refuses a screenshot that %s', async (_, body, code) => {
    await mock.signIn();
    const call = { ...inSlot('screenshot-1'), body: body as never };
    const { errors } = await mock.call('setVendorListingPicture', 422, call);
    expect(errors).toMatchObject([{ pointer: '', code }]);
  });

  test('previews as its page will be, and is in no catalog', async () => {
    await mock.signIn();
    const preview = await mock.call('previewVendorListing', 200, at(DRAFT));
    expect(preview).toMatchObject({
      title: 'Minuteloom',
      vendor: { name: 'Quillbird Labs' },
      price: { amountMinor: 3900 },
    });
    expect(preview.pictures).toHaveLength(2);
    // Use-cases are entered one by one; the free texts are no list, however short their lines are.
    expect(
      preview.overview.map(({ points, paragraphs }) => [points.length, paragraphs.length]),
    ).toEqual([
      [0, 1],
      [5, 0],
      [0, 1],
    ]);
    const bare = await mock.call('previewVendorListing', 200, at(EMPTY_DRAFT));
    expect(bare.tagline).toBe('[description]');
    expect(await found('minuteloom')).toEqual([]);
  });
});

describe('what buyers get', () => {
  test('is a link or a file, also of a live listing', async () => {
    await mock.signIn();
    const { id } = await rowOf('postgarden');
    const url = 'https://download.postgarden.example/latest';
    const linked = await mock.call('setVendorListingLink', 200, { ...at(id), body: { url } });
    expect(linked.deliverable).toEqual({ name: 'download.postgarden.example', url });
    const sent = await mock.call('setVendorListingFile', 200, {
      ...at(id),
      query: { fileName: 'postgarden-2.zip' },
      body: pictureOf('application/zip'),
    });
    expect(sent.deliverable?.name).toBe('postgarden-2.zip');
    expect(sent.deliverable?.url).toMatch(/^\/files\//);
  });

  test('comes with the order of a buyer, until the money goes back', async () => {
    await mock.signIn(VIKTOR);
    const [order] = (await mock.call('listOrders', 200, { query: { q: 'postmoth' } })).items;
    const params = { orderId: order!.id };
    const { deliverable } = await mock.call('getOrder', 200, { params });
    expect(deliverable?.url).toBe('https://postmoth.example/download');
  });

  test('stays theirs, with its picture, when the vendor deletes the account', async () => {
    await mock.signIn();
    const { id } = await rowOf('postgarden');
    const file = pictureOf('application/zip');
    const query = { fileName: 'postgarden-2.zip' };
    await mock.call('setVendorListingFile', 200, { ...at(id), query, body: file });
    // As where the vendor has sent the cover: those of the sample are drawn.
    const picture = { params: { vendorListingId: DRAFT, slot: 'screenshot-1' } };
    await mock.call('setVendorListingPicture', 200, {
      ...picture,
      body: screenshotOf('image/png'),
    });
    const { store } = mock.backend;
    const { vendorListings, listings } = await store.open('vendorListings', 'listings');
    const sent = vendorListings.get(DRAFT)!.pictures[0]!;
    listings.put({ ...listings.get('postgarden')!, picture: sent.picture });
    await store.save();
    const order = await buyAsViktor(mock);
    const params = { orderId: order.id };
    const before = await mock.call('getOrder', 200, { params });
    expect(before.deliverable?.name).toBe('postgarden-2.zip');

    await mock.signIn();
    await mock.call('createAccountDeletion', 204, { body: { password: 'demo-password' } });
    await mock.signIn(VIKTOR);
    const after = await mock.call('getOrder', 200, { params });
    expect(after.deliverable).toEqual(before.deliverable);
    expect(after.item.imageUrl).toBe(before.item.imageUrl);
    const fileAt = (url: string) => store.readFile(url.slice(url.lastIndexOf('/') + 1));
    expect(await fileAt(after.deliverable!.url)).toEqual(file);
    expect(await fileAt(after.item.imageUrl)).toBeDefined();
  });

  test('is of the media type that it says', async () => {
    await mock.signIn();
    const body = { ...pictureOf('image/png'), mediaType: 'application/zip' as never };
    const call = { ...at(DRAFT), query: { fileName: 'a.zip' }, body };
    await mock.call('setVendorListingFile', 422, call);
  });
});

describe('a submission', () => {
  test('of an empty draft is refused with everything that is missing', async () => {
    await mock.signIn();
    const made = await mock.call('createVendorListing', 201, {
      body: { partnerAccountId: 'quillbird-labs' },
    });
    const call = { ...at(made.id), ...from('"1"') };
    const { errors } = await mock.call('submitVendorListing', 422, call);
    const pointers = errors!.map(({ pointer }) => pointer);
    expect(pointers).toEqual(
      expect.arrayContaining(['/name', '/websiteUrl', '/pros/0', '/pros/4', '/useCases/4']),
    );
    expect(pointers).toEqual(
      expect.arrayContaining(['/categoryIds', '/pricing', '/featureMyTool', '/founderNote']),
    );
    expect(pointers).toContain('/pictures/screenshot-1');
  });

  test.each([
    [{ websiteUrl: 'ftp://minuteloom.example' }, '/websiteUrl', 'format'],
    [{ description: 'One\ntwo\nthree' }, '/description', 'lines'],
    [{ price: null }, '/price', 'required'],
    [{ price: { amountMinor: 99, currency: 'USD' } }, '/price', 'minimum'],
    [{ oldPrice: { amountMinor: 3900, currency: 'USD' } }, '/oldPrice', 'minimum'],
    [{ categoryIds: ['no-such'] }, '/categoryIds', 'unknown'],
    [{ useCases: ['a', 'b', ' ', 'd', 'e'] }, '/useCases/2', 'required'],
  ])('with %j is refused at %s', async (body, pointer, code) => {
    await mock.signIn();
    await change(DRAFT, body);
    const call = { ...at(DRAFT), ...from('"2"') };
    const { errors } = await mock.call('submitVendorListing', 422, call);
    expect(errors).toMatchObject([{ pointer, code }]);
  });

  test('locks the listing until it is decided, and ends live with a notice', async () => {
    await mock.signIn();
    expect((await submit(DRAFT)).status).toBe('submitted');
    const problem = await mock.call('submitVendorListing', 409, { ...at(DRAFT), ...from('"1"') });
    expect(problem.type).toBe('urn:problem-type:listing-locked');
    const typed = { ...at(DRAFT), ...from('"1"'), body: { name: 'Late' } };
    await mock.call('updateVendorListing', 409, typed);
    await mock.call('setVendorListingPicture', 409, { ...inSlot('founder'), body: png });
    mock.setNow(later(29));
    expect((await read(DRAFT)).status).toBe('submitted');
    expect(await found('minuteloom')).toEqual([]);
    await mock.call('getListing', 404, { params: { listingId: 'minuteloom' } });
    mock.setNow(later(31));
    expect(await read(DRAFT)).toMatchObject({ status: 'live', listingId: 'minuteloom' });
    const { items, unreadCount } = await mock.call('listNotifications', 200);
    expect(items[0]).toMatchObject({ title: 'Minuteloom is live', listingId: 'minuteloom' });
    expect(unreadCount).toBeGreaterThan(0);
  });

  test('that repeats the name is rejected, and can be fixed and sent again', async () => {
    await mock.signIn();
    await change(DRAFT, { description: 'Minuteloom!' });
    await submit(DRAFT, '"2"');
    mock.setNow(later(31));
    const rejected = await read(DRAFT);
    expect(rejected.status).toBe('rejected');
    expect(rejected.rejection?.reason).toContain('repeats the name');
    expect((await mock.call('listNotifications', 200)).items[0]?.body).toContain('repeats');
    await change(DRAFT, { description: 'Notes that write themselves.' }, '"2"');
    await submit(DRAFT, '"3"');
    mock.setNow(later(62));
    expect((await read(DRAFT)).status).toBe('live');
  });

  test.each([
    ['strict', 'rejected', /founder/],
    [{ decides: 'approves', afterSeconds: 5 }, 'live', undefined],
    [{ decides: 'rejects', afterSeconds: 5 }, 'rejected', /URL/],
  ] as const)('is decided as the setting %j says', async (reviewer, status, reason) => {
    mock.backend.reviewer = reviewer;
    try {
      await mock.signIn();
      await submit(DRAFT);
      mock.setNow(later(31));
      const decided = await read(DRAFT);
      expect(decided.status).toBe(status);
      if (reason) expect(decided.rejection?.reason).toMatch(reason);
    } finally {
      mock.backend.reviewer = 'lenient';
    }
  });
});

describe('a live listing', () => {
  const goLive = async () => {
    await mock.signIn();
    await mock.call('setVendorListingPicture', 200, { ...inSlot('screenshot-1'), body: png });
    await submit(DRAFT);
    mock.setNow(later(31));
  };
  const params = { listingId: 'minuteloom' };

  test('is found, filtered and shown with its own screenshots', async () => {
    await goLive();
    await mock.signIn('buyer@northbeam.example');
    expect((await found('minuteloom')).map(({ id }) => id)).toEqual(['minuteloom']);
    const query = { kind: 'software' as const, category: ['ai'], q: 'meeting' };
    const filtered = await mock.call('listListings', 200, { query });
    expect(filtered.items.map(({ id }) => id)).toContain('minuteloom');
    const detail = await mock.call('getListing', 200, { params });
    expect(detail.pictures.map(({ alt }) => alt)).toEqual([
      'Screen 1 of Minuteloom',
      'Screen 2 of Minuteloom',
    ]);
    expect(detail.pictures[0]).toMatchObject({ width: 1280, height: 800 });
    expect(detail.imageUrl).toBe(detail.pictures[0]!.url);
  });

  test('of a name that another has gets an id of its own', async () => {
    await mock.signIn();
    await change(DRAFT, { name: 'Replywright' });
    await submit(DRAFT, '"2"');
    mock.setNow(later(31));
    expect((await read(DRAFT)).listingId).toBe('replywright-2');
  });

  test('that is removed is not sold any more, and breaks nothing', async () => {
    await goLive();
    const { id } = await rowOf('postgarden');
    await mock.signIn('buyer@northbeam.example');
    await mock.call('addBookmark', 200, { params: { listingId: 'postgarden' } });
    await mock.signIn();
    await remove(id, DRAFT);
    expect((await rows({ pageSize: 100 })).map((row) => row.id)).not.toContain(id);
    await mock.call('getVendorListing', 404, at(id));
    await mock.signIn('buyer@northbeam.example');
    expect(await found('postgarden')).toEqual([]);
    const { stockStatus } = await mock.call('getListing', 200, { params });
    expect(stockStatus).toBe('sold-out');
    const { items } = await mock.call('listBookmarks', 200);
    expect(items).toMatchObject([{ listing: { stockStatus: 'sold-out' } }]);
    const item = { kind: 'software' as const, id: 'minuteloom' };
    const body = { item, planId: 'license', quantity: 1, useCredits: false };
    const problem = await mock.call('createQuote', 409, { body });
    expect(problem.type).toBe('urn:problem-type:not-for-sale');
    for (const list of ['listPopularTools', 'listTopSellers', 'listBestOffers'] as const) {
      const { items: shown } = await mock.call(list, 200);
      expect(shown.map((one) => one.id)).not.toContain('postgarden');
    }
    const { items: deals } = await mock.call('listDeals', 200, { query: { pageSize: 100 } });
    expect(deals.map(({ listingId }) => listingId)).not.toContain('postgarden');
    await mock.call('listFeaturedTools', 200);
    await mock.call('listNotifications', 200);
  });

  test('comes back on sale where it is restored', async () => {
    await mock.signIn();
    const { id } = await rowOf('postgarden');
    await remove(id);
    await remove(id);
    await restore(id);
    expect((await found('postgarden')).map((one) => one.id)).toContain('postgarden');
    expect((await read(id)).status).toBe('live');
  });
});

describe('a removal', () => {
  test('of several removes all or, where one is another’s, none', async () => {
    await mock.signIn('viktor@dealwright.example');
    const [foreign] = await rows();
    await mock.signIn();
    const ids = [DRAFT, foreign!.id];
    await mock.call('createVendorListingRemoval', 404, { body: { vendorListingIds: ids } });
    await read(DRAFT);
    await remove(DRAFT, REJECTED);
    expect((await rows()).map(({ id }) => id)).not.toContain(DRAFT);
    await restore(DRAFT, REJECTED);
    expect((await read(REJECTED)).rejection?.reason).toContain('repeats');
  });

  test('of one that is under review ends the review: it never goes live', async () => {
    await mock.signIn();
    await submit(DRAFT);
    await remove(DRAFT);
    mock.setNow(later(60));
    expect(await found('minuteloom')).toEqual([]);
    const { items } = await mock.call('listNotifications', 200);
    expect(items.map(({ title }) => title)).not.toContain('Minuteloom is live');
    await restore(DRAFT);
    expect((await read(DRAFT)).status).toBe('draft');
    await remove(SUBMITTED);
    await restore(SUBMITTED);
    expect((await read(SUBMITTED)).status).toBe('draft');
  });
});
