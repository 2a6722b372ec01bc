import { describe, expect, test } from 'vitest';
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

describe('a picture of one’s own', () => {
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

  test('holds nothing of others, and no secrets', async () => {
    const body = {
      fullName: 'Sam Okafor',
      email: 'sam@northbeam.example',
      phone: '555 010 9988',
      password: 'correct horse battery',
    };
    await mock.call('createRegistration', 201, { body });
    const { accounts, sessions } = await mock.backend.store.open('accounts', 'sessions');
    const hash = accounts.all().find(({ identifier }) => identifier === body.email)!.passwordHash!;
    const text = JSON.stringify(await mock.call('exportProfile', 200));
    for (const secret of [hash, sessions.all()[0]!.id, body.password, 'Maya'])
      expect(text).not.toContain(secret);
    expect(text).toContain(body.phone);
  });
});
