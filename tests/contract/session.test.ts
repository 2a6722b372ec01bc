import { describe, expect, test } from 'vitest';
import { useMockServer } from '../support/mockServer';

const mock = useMockServer();

const registration = {
  fullName: 'Sam Okafor',
  email: 'Sam@Northbeam.example',
  phone: '555 010 9988',
  password: 'correct horse battery',
};
const signInAs = (identifier: string, password: string) => ({ body: { identifier, password } });

describe('signing in', () => {
  test('a visitor has no user and is offered the demo accounts', async () => {
    const { user, demo } = await mock.call('getSession', 200);
    expect(user).toBeNull();
    expect(demo!.accounts.map(({ name, role }) => `${name}, ${role}`)).toEqual([
      'Maya, a buyer and vendor',
      'Viktor, a vendor',
    ]);
  });

  test('every demo account opens with its public password', async () => {
    const { demo } = await mock.call('getSession', 200);
    for (const { identifier, password } of demo!.accounts) {
      const { user } = await mock.call('createSession', 201, signInAs(identifier, password));
      expect(user?.email).toBe(identifier);
      expect((await mock.call('getSession', 200)).user).toEqual(user);
    }
  });

  test('an identifier is the same in any case', async () => {
    const { user } = await mock.call(
      'createSession',
      201,
      signInAs(' MAYA@dealwright.example', 'x'),
    );
    expect(user?.id).toBe('member-maya');
  });

  test('an unknown identifier opens a fresh account with welcome notices', async () => {
    const { user } = await mock.call(
      'createSession',
      201,
      signInAs('lou.van-dyk@mail.example', 'x'),
    );
    expect(user).toMatchObject({
      name: 'Lou Van Dyk',
      email: 'lou.van-dyk@mail.example',
      roles: ['buyer', 'student'],
      memberSince: '2023-03-09T12:00:00.000Z',
    });
    const notices = await mock.call('listNotifications', 200);
    expect(notices.unreadCount).toBe(3);
    expect(notices.items[0]?.title).toBe('Welcome aboard');

    await mock.call('deleteSession', 204);
    const again = await mock.call('createSession', 201, signInAs('lou.van-dyk@mail.example', 'y'));
    expect(again.user?.id).toBe(user?.id);
  });

  test.each([
    ['u', 'U'],
    ['!!!', 'Member'],
    [`${'long'.repeat(60)}@mail.example`, `Long${'long'.repeat(19)}`],
    ['zoë@mail.example', 'Zoë'],
  ])('the name from %s is %s', async (identifier, name) => {
    const { user } = await mock.call('createSession', 201, signInAs(identifier, 'x'));
    expect(user?.name).toBe(name);
  });

  test('signing out ends the session for good, and twice is no error', async () => {
    await mock.signIn();
    await mock.call('deleteSession', 204);
    expect((await mock.call('getSession', 200)).user).toBeNull();
    await mock.call('deleteSession', 204);
    const { sessions } = await mock.backend.store.open('sessions');
    expect(sessions.all()).toEqual([]);
  });

  test('signing in again replaces the session before', async () => {
    await mock.signIn();
    await mock.signIn();
    const { sessions } = await mock.backend.store.open('sessions');
    expect(sessions.all()).toHaveLength(1);
  });
});

describe('guessing a password', () => {
  const guess = (password = 'wrong') => signInAs(registration.email, password);
  const guessOften = async (times: number) => {
    for (let time = 0; time < times; time += 1) await mock.call('createSession', 401, guess());
  };

  test('is slowed down after five wrong ones, even with the right one', async () => {
    await mock.call('createRegistration', 201, { body: registration });
    await guessOften(5);
    const problem = await mock.call('createSession', 429, guess(registration.password));
    expect(problem.detail).toBe('Too many wrong passwords. Try again in 60 seconds.');

    mock.setNow('2023-03-09T12:00:45Z');
    const { headers } = await mock.send('/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(guess().body),
    });
    expect(headers.get('retry-after')).toBe('15');

    mock.setNow('2023-03-09T12:01:00Z');
    await guessOften(1);
    await mock.call('createSession', 429, guess());
    mock.setNow('2023-03-09T12:02:00Z');
    await mock.call('createSession', 201, guess(registration.password));
    await guessOften(5);
  });

  test('slows down only the account it is guessed for', async () => {
    await mock.call('createRegistration', 201, { body: registration });
    await guessOften(5);
    await mock.call('createSession', 429, guess());
    await mock.signIn();
  });
});

describe('registering', () => {
  test('creates an account, signs it in, and the account asks for its own password', async () => {
    const { user } = await mock.call('createRegistration', 201, { body: registration });
    expect(user).toMatchObject({ name: 'Sam Okafor', email: 'sam@northbeam.example' });
    expect((await mock.call('getSession', 200)).user).toEqual(user);
    await mock.call('deleteSession', 204);

    const problem = await mock.call('createSession', 401, signInAs(registration.email, 'wrong'));
    expect(problem.type).toBe('urn:problem-type:invalid-credentials');
    await mock.call('createSession', 201, signInAs(registration.email, registration.password));
  });

  test('an email that is taken is refused at its field', async () => {
    await mock.call('createRegistration', 201, { body: registration });
    const problem = await mock.call('createRegistration', 409, { body: registration });
    expect(problem).toMatchObject({
      type: 'urn:problem-type:email-taken',
      errors: [{ pointer: '/email', code: 'taken' }],
    });
  });

  test('the password is kept as a salted hash only', async () => {
    await mock.call('createRegistration', 201, { body: registration });
    await mock.call('createRegistration', 201, {
      body: { ...registration, email: 'other@northbeam.example' },
    });
    const { accounts } = await mock.backend.store.open('accounts');
    expect(JSON.stringify(accounts.all())).not.toContain(registration.password);
    const hashes = accounts.all().flatMap(({ passwordHash }) => passwordHash ?? []);
    expect(new Set(hashes).size).toBe(2);
  });
});

describe('a lost password', () => {
  /** Asks for a code, and finds it where the server keeps it. */
  async function reset(email: string) {
    const answer = await mock.call('createPasswordReset', 202, { body: { email } });
    const { passwordResets } = await mock.backend.store.open('passwordResets');
    return { answer, ...answer, code: passwordResets.get(answer.id)!.code };
  }
  const complete = (passwordResetId: string, code: string) => ({
    params: { passwordResetId },
    body: { code, password: 'a new password' },
  });

  test('the code sets a new password, once, and ends open sessions', async () => {
    await mock.call('createRegistration', 201, { body: registration });
    const { id, code, expiresAt } = await reset('sam@northbeam.example');
    expect(expiresAt).toBe('2023-03-09T12:30:00.000Z');
    await mock.call('completePasswordReset', 204, complete(id, code));
    expect((await mock.call('getSession', 200)).user).toBeNull();

    await mock.call('createSession', 401, signInAs(registration.email, registration.password));
    await mock.call('createSession', 201, signInAs(registration.email, 'a new password'));
    await mock.call('completePasswordReset', 404, complete(id, code));
  });

  test('the code is mailed to the account, and to nobody where there is none', async () => {
    const { code } = await reset(' MAYA@dealwright.example'.trim());
    await reset('nobody@mail.example');
    const { mails } = await mock.backend.store.open('mails');
    expect(mails.all().map(({ to }) => to)).toEqual(['maya@dealwright.example']);
    expect(mails.all()[0]!.text).toContain(code);
  });

  test('a wrong code is refused at its field and may be tried again', async () => {
    const { id, code } = await reset('maya@dealwright.example');
    const wrong = code === '000000' ? '000001' : '000000';
    const problem = await mock.call('completePasswordReset', 422, complete(id, wrong));
    expect(problem.errors).toMatchObject([{ pointer: '/code', code: 'mismatch' }]);
    await mock.call('completePasswordReset', 204, complete(id, code));
  });

  test('a code is good for 30 minutes', async () => {
    const { id, code } = await reset('maya@dealwright.example');
    mock.setNow('2023-03-09T12:30:00Z');
    const problem = await mock.call('completePasswordReset', 422, complete(id, code));
    expect(problem.errors).toMatchObject([{ pointer: '/code', code: 'expired' }]);
  });

  test('five wrong codes end the request, even for the right one', async () => {
    const { id, code } = await reset('maya@dealwright.example');
    const wrong = code === '000000' ? '000001' : '000000';
    for (let time = 0; time < 5; time += 1) {
      const { errors } = await mock.call('completePasswordReset', 422, complete(id, wrong));
      expect(errors).toMatchObject([{ code: 'mismatch' }]);
    }
    const problem = await mock.call('completePasswordReset', 422, complete(id, code));
    expect(problem.errors).toEqual([
      {
        pointer: '/code',
        code: 'exhausted',
        detail: 'Was wrong too often. Ask for a new one.',
      },
    ]);
    const next = await reset('maya@dealwright.example');
    await mock.call('completePasswordReset', 204, complete(next.id, next.code));
  });

  test('the id of a request does not tell that of another', async () => {
    const ids = [await reset('maya@dealwright.example'), await reset('maya@dealwright.example')];
    for (const { id } of ids) expect(id).toMatch(/^reset-[0-9a-f]{32}$/);
    expect(ids[0]?.id).not.toBe(ids[1]?.id);
  });

  test('nobody can tell whether an email has an account', async () => {
    const known = await reset('maya@dealwright.example');
    const unknown = await reset('nobody@mail.example');
    expect(Object.keys(unknown.answer)).toEqual(Object.keys(known.answer));
    await mock.call('completePasswordReset', 204, complete(unknown.id, unknown.code));
  });

  test.each(['maya@dealwright.example', 'nobody@mail.example'])(
    '%s can be sent five codes an hour, with or without an account',
    async (email) => {
      const ask = async (body: object = { email }) => {
        const headers = { 'content-type': 'application/json' };
        const init = { method: 'POST', headers, body: JSON.stringify(body) };
        const response = await mock.send('/password-resets', init);
        return [response.status, response.headers.get('retry-after')];
      };
      for (const minute of [10, 11, 12, 13, 14]) {
        mock.setNow(`2023-03-09T12:${minute}:00Z`);
        expect(await ask()).toEqual([202, null]);
      }
      mock.setNow('2023-03-09T13:00:00Z');
      expect(await ask({ email: email.toUpperCase() })).toEqual([429, '600']);
      expect(await ask({ email: 'sam@northbeam.example' })).toEqual([202, null]);
      mock.setNow('2023-03-09T13:09:59.001Z');
      expect(await ask()).toEqual([429, '1']);
      mock.setNow('2023-03-09T13:10:00Z');
      expect(await ask()).toEqual([202, null]);
    },
  );

  test('a demo account with a password of its own is not offered any more', async () => {
    const { id, code } = await reset('maya@dealwright.example');
    await mock.call('completePasswordReset', 204, complete(id, code));
    const { demo } = await mock.call('getSession', 200);
    expect(demo!.accounts.map(({ name }) => name)).toEqual(['Viktor']);
  });
});

test.each([
  ['a password of spaces alone', { password: '          ' }, '/password'],
  ['an email without a domain that has a name', { email: 'sam@northbeam' }, '/email'],
])('%s opens no account', async (_name, wrong, pointer) => {
  const { errors } = await mock.call('createRegistration', 422, {
    body: { ...registration, ...wrong },
  });
  expect(errors?.map((error) => error.pointer)).toEqual([pointer]);
});
