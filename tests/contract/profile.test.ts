import recordShapes from 'virtual:records';
import { describe, expect, test } from 'vitest';
import type { CollectionName } from '../../mocks/store/records';
import { REFERENCES } from '../../mocks/store/references';
import { useMockServer } from '../support/mockServer';
import { pictureOf } from '../support/pictures';

const mock = useMockServer();
const png = pictureOf('image/png');

const fileIn = (url: string) => url.slice(url.lastIndexOf('/') + 1);

describe('a profile', () => {
  test('is what its member has told, and names its version', async () => {
    await mock.signIn();
    const response = await mock.send('/profile');
    expect(response.headers.get('etag')).toBe('"1"');
    expect(await response.json()).toMatchObject({
      username: 'Maya Lindqvist',
      email: 'maya@dealwright.example',
      hasOwnPicture: false,
      city: 'Uppsala',
      country: 'SE',
    });
  });

  test('of a new account is empty', async () => {
    await mock.signIn('newcomer@mail.example');
    const profile = await mock.call('getProfile', 200);
    expect(profile).toMatchObject({
      username: 'Newcomer',
      company: '',
      country: '',
      vatNumber: '',
    });
  });
});

describe('a change of the profile', () => {
  const from = (version: string) => ({ headers: { 'If-Match': version } });

  test('is shown wherever the name is, and gives another version', async () => {
    await mock.signIn();
    const body = { username: '  Maya L. ', city: 'Stockholm' };
    const changed = await mock.call('updateProfile', 200, { ...from('"1"'), body });
    expect(changed).toMatchObject({ username: 'Maya L.', city: 'Stockholm', country: 'SE' });
    expect((await mock.call('getSession', 200)).user?.name).toBe('Maya L.');
    expect((await mock.send('/profile')).headers.get('etag')).toBe('"2"');
  });

  test('that starts from an older version is refused, and nothing is lost', async () => {
    await mock.signIn();
    await mock.call('updateProfile', 200, { ...from('"1"'), body: { city: 'Stockholm' } });
    const late = { ...from('"1"'), body: { city: 'Malmö' } };
    const problem = await mock.call('updateProfile', 412, late);
    expect(problem.type).toBe('urn:problem-type:precondition-failed');
    expect((await mock.call('getProfile', 200)).city).toBe('Stockholm');
    await mock.call('updateProfile', 200, { ...from('*'), body: { city: 'Malmö' } });
  });

  test('without a version is refused after all else that may be wrong with it', async () => {
    await mock.signIn();
    const patch = (body: object) =>
      mock.send('/profile', {
        method: 'PATCH',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      });
    expect((await patch({ city: 'Malmö' })).status).toBe(428);
    expect((await patch({ country: 'Sweden' })).status).toBe(422);
  });

  test('is your own: the profiles of others stay as they are', async () => {
    await mock.signIn('viktor@dealwright.example');
    const before = await mock.call('getProfile', 200);
    await mock.signIn();
    await mock.call('updateProfile', 200, { ...from('"1"'), body: { city: 'Malmö' } });
    await mock.signIn('viktor@dealwright.example');
    expect(await mock.call('getProfile', 200)).toEqual(before);
  });
});

const registration = {
  fullName: 'Sam Okafor',
  email: 'sam@northbeam.example',
  phone: '555 010 9988',
  password: 'correct horse battery',
};
const register = () => mock.call('createRegistration', 201, { body: registration });
const signInWith = (identifier: string, password: string) => ({ body: { identifier, password } });

describe('the email', () => {
  const change = (email: string, password = registration.password) => ({
    body: { email, password },
  });

  test('signs in from now on, and the one before is told', async () => {
    await register();
    const { email } = await mock.call('changeEmail', 200, change('Sam.O@Mail.example'));
    expect(email).toBe('sam.o@mail.example');
    const { mails } = await mock.backend.store.open('mails');
    expect(mails.all()).toMatchObject([
      { to: registration.email, subject: 'Your email was changed' },
    ]);
    await mock.call('deleteSession', 204);
    await mock.call('createSession', 201, signInWith('sam.o@mail.example', registration.password));
  });

  test('of another account can’t be taken', async () => {
    await register();
    const problem = await mock.call('changeEmail', 409, change('MAYA@dealwright.example'));
    expect(problem.errors).toMatchObject([{ pointer: '/email', code: 'taken' }]);
    await mock.call('changeEmail', 200, change(registration.email));
  });

  test('makes a code for a new password useless that was asked for before', async () => {
    await register();
    const { id } = await mock.call('createPasswordReset', 202, {
      body: { email: registration.email },
    });
    await mock.call('changeEmail', 200, change('sam.o@mail.example'));
    const body = { code: '000000', password: 'a new password' };
    await mock.call('completePasswordReset', 404, { params: { passwordResetId: id }, body });
  });
});

describe('the password', () => {
  const change = (currentPassword: string) => ({
    body: { currentPassword, password: 'another password' },
  });

  test('is replaced, and other sessions end', async () => {
    await register();
    const { sessions } = await mock.backend.store.open('sessions');
    sessions.put({ id: 'elsewhere', accountId: sessions.all()[0]!.accountId });
    await mock.backend.store.save();
    await mock.call('changePassword', 204, change(registration.password));
    expect(sessions.get('elsewhere')).toBeUndefined();
    expect((await mock.call('getSession', 200)).user?.email).toBe(registration.email);
    await mock.call('createSession', 401, signInWith(registration.email, registration.password));
    await mock.call('createSession', 201, signInWith(registration.email, 'another password'));
  });

  test('of an account that takes any is any, until it gets one', async () => {
    await mock.signIn();
    await mock.call('changePassword', 204, change('whatever'));
    await mock.call('changePassword', 422, change('whatever'));
    await mock.call('changePassword', 204, change('another password'));
  });
});

describe('a wrong password', () => {
  const tries = {
    changeEmail: ['/password', { email: 'new@mail.example', password: 'wrong' }],
    changePassword: ['/currentPassword', { currentPassword: 'wrong', password: 'another one' }],
    createAccountDeletion: ['/password', { password: 'wrong' }],
  } as const;

  test.each(Object.entries(tries))('%s is refused at its field', async (id, [pointer, body]) => {
    await register();
    const { errors } = await mock.call(id as keyof typeof tries, 422, { body } as never);
    expect(errors).toMatchObject([{ pointer, code: 'mismatch' }]);
    expect((await mock.call('getSession', 200)).user?.email).toBe(registration.email);
  });

  test('is slowed down like one at sign-in, and counts with those', async () => {
    await register();
    const body = tries.createAccountDeletion[1];
    for (let time = 0; time < 4; time += 1) await mock.call('createAccountDeletion', 422, { body });
    await mock.call('createSession', 401, signInWith(registration.email, 'wrong'));
    const right = { body: { password: registration.password } };
    const problem = await mock.call('createAccountDeletion', 429, right);
    expect(problem.detail).toMatch(/Try again in 60 seconds/);
    mock.setNow('2023-03-09T12:01:00Z');
    await mock.call('createAccountDeletion', 204, right);
  });
});

describe('a deleted account', () => {
  const params = { listingId: 'replywright' };
  const remove = () =>
    mock.call('createAccountDeletion', 204, { body: { password: registration.password } });

  test('is signed out, and opens no more', async () => {
    await register();
    await remove();
    expect((await mock.call('getSession', 200)).user).toBeNull();
    const { accounts, sessions } = await mock.backend.store.open('accounts', 'sessions');
    expect(accounts.all().map(({ identifier }) => identifier)).not.toContain(registration.email);
    expect(sessions.all()).toEqual([]);
  });

  test('leaves what was written for others, without a name and a face', async () => {
    await register();
    await mock.call('setProfilePicture', 200, { body: png });
    await mock.call('createReview', 201, { params, body: { stars: 5, message: 'Very good.' } });
    await remove();
    const { items } = await mock.call('listReviews', 200, { params });
    expect(items[0]).toMatchObject({ message: 'Very good.', author: { name: 'Former member' } });
    expect(items[0]!.author.avatarUrl).toMatch(/former-member/);
    const text = JSON.stringify(items);
    expect(text).not.toContain('Sam');
  });

  test('takes all that was its own with it', async () => {
    const { user } = await register();
    await mock.call('addBookmark', 200, { params });
    await mock.call('updateProfile', 200, {
      headers: { 'If-Match': '"0"' },
      body: { city: 'Lagos' },
    });
    const { pictureUrl } = await mock.call('setProfilePicture', 200, { body: png });
    await remove();
    expect(await mock.backend.store.readFile(fileIn(pictureUrl))).toBeUndefined();
    const state = JSON.parse(await mock.backend.store.exportState()) as {
      collections: Record<string, { added: Record<string, unknown> }>;
    };
    const { members: _members, ...others } = state.collections;
    expect(JSON.stringify(others)).not.toContain(user!.id);
    expect(JSON.stringify(state)).not.toMatch(/Lagos|northbeam/);
  });

  test('takes what a partner sells off sale, and their setup', async () => {
    await mock.signIn('viktor@dealwright.example');
    const query = { pageSize: 100, status: ['live' as const] };
    const [live] = (await mock.call('listVendorListings', 200, { query })).items;
    const { partnerSetups } = await mock.backend.store.open('partnerSetups');
    const own = live!.partnerAccount.id;
    expect(partnerSetups.get(own)).toBeDefined();
    await mock.call('createAccountDeletion', 204, { body: { password: 'demo-password' } });
    await mock.signIn();
    const params = { listingId: live!.listingId! };
    const listing = await mock.call('getListing', 200, { params });
    expect(listing.stockStatus).toBe('sold-out');
    expect(partnerSetups.get(own)).toBeUndefined();
  });

  test('can be registered again, as someone new', async () => {
    const { user } = await register();
    await remove();
    const again = await register();
    expect(again.user!.id).not.toBe(user!.id);
    expect((await mock.call('getProfile', 200)).hasOwnPicture).toBe(false);
  });

  test('of the demonstration is no longer offered', async () => {
    await mock.signIn();
    await mock.call('createAccountDeletion', 204, { body: { password: 'demo-password' } });
    const { demo } = await mock.call('getSession', 200);
    expect(demo!.accounts.map(({ name }) => name)).toEqual(['Viktor']);
  });
});

test('every record that belongs to an account names it as a reference', () => {
  for (const [name, shape] of Object.entries(recordShapes)) {
    if (!('accountId' in (shape.properties as object))) continue;
    const { accountId } = (REFERENCES[name as CollectionName] ?? {}) as Record<string, unknown>;
    expect(accountId, name).toEqual(['accounts']);
  }
});

describe('a picture of your own', () => {
  test('takes the place of the drawn one wherever the member is shown', async () => {
    await mock.signIn();
    const before = await mock.call('getProfile', 200);
    const params = { listingId: 'replywright' };
    const body = { stars: 5, message: 'Saves me an hour a day.' };
    await mock.call('createReview', 201, { params, body });

    const { pictureUrl, hasOwnPicture } = await mock.call('setProfilePicture', 200, { body: png });
    expect(hasOwnPicture).toBe(true);
    expect(pictureUrl).not.toBe(before.pictureUrl);
    expect((await mock.call('getSession', 200)).user?.avatarUrl).toBe(pictureUrl);
    await mock.call('deleteSession', 204);
    const { items } = await mock.call('listReviews', 200, { params });
    const seen = items.find(({ author }) => author.name === 'Maya Lindqvist');
    expect(seen?.author.avatarUrl).toBe(pictureUrl);
    const kept = await mock.backend.store.readFile(fileIn(pictureUrl));
    expect(kept).toEqual(png);
  });

  test('changes the version of the profile', async () => {
    await mock.signIn();
    const response = await mock.send('/profile/picture', {
      method: 'PUT',
      body: png.bytes,
      headers: { 'content-type': 'image/png' },
    });
    expect(response.headers.get('etag')).toBe('"2"');
  });

  test('goes with its file when another takes its place, or none', async () => {
    await mock.signIn();
    const drawn = await mock.call('getProfile', 200);
    const first = await mock.call('setProfilePicture', 200, { body: png });
    const second = await mock.call('setProfilePicture', 200, { body: pictureOf('image/webp') });
    expect(second.pictureUrl).not.toBe(first.pictureUrl);
    const { store } = mock.backend;
    expect(await store.readFile(fileIn(first.pictureUrl))).toBeUndefined();
    const none = await mock.call('deleteProfilePicture', 200);
    expect(none).toEqual(drawn);
    expect(await store.readFile(fileIn(second.pictureUrl))).toBeUndefined();
    expect(await mock.call('deleteProfilePicture', 200)).toEqual(drawn);
  });

  test('that is no picture of its kind is refused, and nothing is kept', async () => {
    await mock.signIn();
    const drawn = await mock.call('getProfile', 200);
    const { bytes } = pictureOf('image/jpeg');
    for (const wrong of [bytes, new Uint8Array(), new TextEncoder().encode('<svg onload="x">')]) {
      const body = { mediaType: 'image/png', bytes: wrong } as const;
      const { errors } = await mock.call('setProfilePicture', 422, { body });
      expect(errors).toMatchObject([{ pointer: '', code: 'format' }]);
    }
    expect(await mock.call('getProfile', 200)).toEqual(drawn);
  });

  test('that can’t be stored leaves the one before', async () => {
    await mock.signIn();
    const first = await mock.call('setProfilePicture', 200, { body: png });
    const { members } = await mock.backend.store.open('members');
    const put = members.put.bind(members);
    members.put = () => {
      throw new Error('out of paper');
    };
    mock.console.allow(/out of paper/);
    await mock.call('setProfilePicture', 500, { body: pictureOf('image/webp') });
    members.put = put;
    expect((await mock.call('getProfile', 200)).pictureUrl).toBe(first.pictureUrl);
    expect(await mock.backend.store.readFile(fileIn(first.pictureUrl))).toEqual(png);
  });

  test('stays out of an exported state', async () => {
    await mock.signIn();
    const drawn = await mock.call('getProfile', 200);
    await mock.call('setProfilePicture', 200, { body: png });
    const text = await mock.backend.store.exportState();
    await mock.backend.store.importState(text);
    await mock.signIn();
    const { pictureUrl, hasOwnPicture } = await mock.call('getProfile', 200);
    expect({ pictureUrl, hasOwnPicture }).toEqual({
      pictureUrl: drawn.pictureUrl,
      hasOwnPicture: false,
    });
  });
});

describe('an export', () => {
  test('is a file with what the member has written, saved and been told', async () => {
    await mock.signIn('newcomer@mail.example');
    const params = { listingId: 'replywright' };
    await mock.call('addBookmark', 200, { params });
    const text = 'Does it work with shared inboxes?';
    await mock.call('createQuestion', 201, { params, body: { text, notifyByEmail: false } });
    const response = await mock.send('/profile/export');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="dealwright-data.json"',
    );
    const data = await mock.call('exportProfile', 200);
    expect(data.profile.email).toBe('newcomer@mail.example');
    expect(data.wishlist).toMatchObject([{ listingId: 'replywright', title: 'Replywright' }]);
    expect(data.questions).toMatchObject([{ about: 'Replywright', text }]);
    expect(data.notifications).toHaveLength(3);
  });

  test('holds what was bought', async () => {
    await mock.signIn();
    const { orders } = await mock.call('exportProfile', 200);
    const listed = await mock.call('listOrders', 200, { query: { pageSize: 100 } });
    expect(orders.length).toBeGreaterThan(0);
    expect(orders.map(({ id }) => id).toSorted()).toEqual(
      listed.items.map(({ id }) => id).toSorted(),
    );
  });

  test('holds what was learned, joined and redeemed', async () => {
    await mock.signIn();
    const learned = (await mock.call('listOwnCourses', 200)).items;
    const { courses, membership, redemptions } = await mock.call('exportProfile', 200);
    expect(membership).toBeNull();
    for (const { courseId, lessonsDone, certificateNumber } of courses) {
      const course = learned.find(({ id }) => id === courseId)!;
      expect(lessonsDone).toHaveLength(course.doneCount);
      expect(certificateNumber !== null).toBe(course.certifiedAt !== null);
    }
    expect(courses.filter((course) => course.certificateNumber !== null)).toHaveLength(1);

    await mock.call('createRedemption', 201, {
      headers: { 'Idempotency-Key': 'attempt-0000000000000001' },
      body: { code: 'DEMO-7KQM-2XWA' },
    });
    const after = await mock.call('exportProfile', 200);
    expect(after.redemptions).toHaveLength(redemptions.length + 1);
    expect(after.redemptions[0]).toMatchObject({ code: 'DEMO-7KQM-2XWA' });
  });

  test('holds what a partner has entered', async () => {
    await mock.signIn('viktor@dealwright.example');
    await mock.call('createPartnerFeedback', 201, {
      body: { message: 'More time zones, please.' },
    });
    const { partnerAccounts, vendorListings, partnerFeedback } = await mock.call(
      'exportProfile',
      200,
    );
    const [own] = (await mock.call('listPartnerAccounts', 200)).items;
    expect(partnerAccounts).toMatchObject([
      { id: own!.id, setup: { finishedAt: expect.any(String) } },
    ]);
    const listed = await mock.call('listVendorListings', 200, { query: { pageSize: 100 } });
    expect(vendorListings.map(({ id }) => id).toSorted()).toEqual(
      listed.items.map(({ id }) => id).toSorted(),
    );
    expect(partnerFeedback).toMatchObject([{ message: 'More time zones, please.' }]);
  });

  test('holds nothing of others, and no secrets', async () => {
    await register();
    const { accounts, sessions } = await mock.backend.store.open('accounts', 'sessions');
    const hash = accounts
      .all()
      .find(({ identifier }) => identifier === registration.email)!.passwordHash!;
    const text = JSON.stringify(await mock.call('exportProfile', 200));
    for (const secret of [hash, sessions.all()[0]!.id, registration.password, 'Maya'])
      expect(text).not.toContain(secret);
    expect(text).toContain(registration.phone);
  });
});
