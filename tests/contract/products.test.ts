import { describe, expect, test } from 'vitest';
import { useMockServer } from '../support/mockServer';

const mock = useMockServer();
const list = (query = {}) =>
  mock.call('listOwnedProducts', 200, { query: { pageSize: 100, ...query } });
const redeemable = (query = {}) =>
  mock.call('listRedeemableListings', 200, { query: { pageSize: 100, ...query } });

let keys = 0;
const headers = (key?: string) => ({
  'Idempotency-Key': key ?? `redeeming-in-a-test-${(keys += 1)}`,
});
const redeem = <Status extends 201 | 409 | 422>(code: string, status: Status, key?: string) =>
  mock.call('createRedemption', status, { body: { code }, headers: headers(key) });

/** A code of the demonstration with this outcome; the last where there are several. */
const sample = async (outcome: string) =>
  (await list()).samples.findLast((one) => one.outcome === outcome)!.code;

describe('one’s products', () => {
  test('are what was paid for and not given back, and what was redeemed; the latest first', async () => {
    await mock.signIn();
    const { items } = await list();
    expect(items.map(({ title }) => title)).toEqual([
      'Replywright',
      'Interface Design from First Principles',
      'Invoicefinch',
      // The money for it was asked back and has not gone back yet.
      'Boardwick',
      'Git, Calmly',
      'Northlight Landing',
      'Ganttry',
      'Spreadsheets for Everyday Work',
    ]);
    const times = items.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    for (const { kind, licenseKeys, progress, quantity } of items) {
      expect(licenseKeys).toHaveLength(kind === 'software' ? quantity : 0);
      expect(progress === null).toBe(kind !== 'course');
    }
    const spreadsheets = items.find(({ itemId }) => itemId === 'spreadsheets')!;
    expect(spreadsheets.progress).toEqual({ isBegun: true, doneCount: 41, lessonCount: 44 });
    const orders = await mock.call('listOrders', 200, { query: { pageSize: 100 } });
    for (const { orderId, progress } of items.filter((item) => item.orderId !== null))
      expect(orders.items.find(({ id }) => id === orderId)!.progress).toEqual(progress);
    expect(items.filter(({ orderId }) => orderId === null)).toHaveLength(1);
    const asked = items.filter(({ isRefundRequested }) => isRefundRequested);
    expect(asked.map(({ title }) => title)).toEqual(['Boardwick']);
  });

  test('are searched, narrowed to a kind and paged', async () => {
    await mock.signIn();
    const courses = await list({ kind: 'course' });
    expect(courses.items.every(({ kind }) => kind === 'course')).toBe(true);
    expect(courses.page.totalItems).toBe(3);
    expect((await list({ q: 'ganttry' })).items.map(({ title }) => title)).toEqual(['Ganttry']);
    const second = await list({ page: 2, pageSize: 5 });
    expect(second.items).toHaveLength(3);
  });

  test('are asked for by the item, so that its page knows whether it is owned', async () => {
    await mock.signIn();
    const { itemId } = (await list()).items[0]!;
    const { items, page } = await list({ itemId });
    expect(items.map((product) => product.itemId)).toEqual([itemId]);
    expect(page.totalItems).toBe(1);
    expect((await list({ itemId: 'owned-by-nobody' })).items).toEqual([]);
  });

  test('are nobody else’s', async () => {
    await mock.signIn();
    const own = new Set((await list()).items.map(({ id }) => id));
    await mock.signIn('viktor@dealwright.example');
    const { items } = await list();
    expect(items.filter(({ id }) => own.has(id))).toEqual([]);
  });
});

describe('a code', () => {
  test('that is good turns into the product, once, with a notice', async () => {
    await mock.signIn('viktor@dealwright.example');
    const code = await sample('good');
    const before = (await list()).page.totalItems;
    const product = await redeem(code, 201);
    expect(product).toMatchObject({ orderId: null, quantity: 1 });
    const { items, page, samples } = await list();
    expect(page.totalItems).toBe(before + 1);
    expect(items[0]).toEqual(product);
    expect(samples.map((one) => one.code)).not.toContain(code);
    const notices = await mock.call('listNotifications', 200);
    expect(notices.items[0]!.title).toBe(`${product.title} is yours`);
    expect((await redeem(code, 409)).type).toBe('urn:problem-type:code-used');
    expect((await list()).page.totalItems).toBe(before + 1);
  });

  test('for software gives a license key, for a course its lessons', async () => {
    await mock.signIn('viktor@dealwright.example');
    const good = (await list()).samples.filter(({ outcome }) => outcome === 'good');
    const [software, course] = [await redeem(good[0]!.code, 201), await redeem(good[1]!.code, 201)];
    expect(software.licenseKeys).toEqual([expect.stringMatching(/^SAMPLE-/)]);
    expect(software.progress).toBeNull();
    expect(course).toMatchObject({ kind: 'course', licenseKeys: [] });
    expect(course.progress!.doneCount).toBe(0);
    await mock.call('getCourse', 200, { params: { courseId: course.itemId } });
    const { items: notices } = await mock.call('listNotifications', 200);
    const actionOf = ({ itemId }: { itemId: string }) =>
      notices.find(({ listingId }) => listingId === itemId)?.action;
    expect([software, course].map(actionOf)).toEqual(['see-products', 'start-course']);
  });

  test('whose answer got lost is sent again with the same key, and redeemed once', async () => {
    await mock.signIn('viktor@dealwright.example');
    const code = await sample('good');
    const first = await redeem(code, 201, 'the-same-attempt-as-before');
    expect(await redeem(code, 201, 'the-same-attempt-as-before')).toEqual(first);
    const { items } = await list();
    expect(items.filter(({ itemId }) => itemId === first.itemId)).toHaveLength(1);
    expect((await redeem(code, 409)).type).toBe('urn:problem-type:code-used');
  });

  test('that was used, has expired, was never given out or is none: each has its own answer', async () => {
    await mock.signIn();
    expect((await redeem(await sample('used'), 409)).type).toBe('urn:problem-type:code-used');
    expect((await redeem(await sample('expired'), 409)).type).toBe('urn:problem-type:code-expired');
    const unknown = await redeem(await sample('unknown'), 422);
    expect(unknown.errors).toMatchObject([{ pointer: '/code', code: 'unknown' }]);
    const malformed = await redeem(await sample('malformed'), 422);
    expect(malformed.errors![0]).toMatchObject({ pointer: '/code' });
    expect(malformed.errors![0]!.code).not.toBe('unknown');
  });

  test('of another member is used for everyone', async () => {
    await mock.signIn('viktor@dealwright.example');
    const code = await sample('good');
    await redeem(code, 201);
    await mock.signIn();
    expect((await redeem(code, 409)).type).toBe('urn:problem-type:code-used');
  });

  test('for a course that the member owns is refused and stays good for another', async () => {
    await mock.signIn();
    const { redeemCodes } = await mock.backend.store.open('redeemCodes');
    const code = redeemCodes
      .all()
      .find(({ listingId, usedAt }) => listingId === 'git-calmly' && !usedAt)!.id;
    expect((await redeem(code, 409)).type).toBe('urn:problem-type:already-owned');
    await mock.signIn('viktor@dealwright.example');
    await redeem(code, 201);
  });

  test('without a key of the attempt is refused', async () => {
    await mock.signIn();
    const response = await mock.send('/redemptions', {
      method: 'POST',
      body: JSON.stringify({ code: await sample('good') }),
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(422);
  });
});

describe('what can be redeemed', () => {
  test('is what good codes are out for and the member does not own, by title', async () => {
    await mock.signIn('viktor@dealwright.example');
    const before = await redeemable();
    expect(before.page.totalItems).toBeGreaterThan(16);
    const titles = before.items.map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('en-US').compare));
    const product = await redeem(await sample('good'), 201);
    const after = await redeemable();
    expect(after.items.map(({ id }) => id)).not.toContain(product.itemId);
    expect(after.page.totalItems).toBe(before.page.totalItems - 1);
  });

  test('is searched', async () => {
    await mock.signIn('viktor@dealwright.example');
    const { items } = await redeemable({ q: 'git' });
    expect(items.map(({ id }) => id)).toContain('git-calmly');
    expect((await redeemable({ q: 'no such thing' })).items).toEqual([]);
  });
});
