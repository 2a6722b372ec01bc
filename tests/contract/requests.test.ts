import fc from 'fast-check';
import { operations, requestRules } from 'virtual:contract';
import { describe, expect, test } from 'vitest';
import type {
  JsonSchema,
  Operation,
  ParameterPlace,
  RequestRules,
} from '../../mocks/contract/types';
import { validate } from '../../mocks/contract/validate';
import type { Problem } from '../../mocks/problem';
import { arbitraryOf, sampleOf, wrongValues } from '../support/mockArbitraries';
import { screenshotOf } from '../support/pictures';
import { toRequest, useMockServer, type AnyInput } from '../support/mockServer';

/**
 * Everything here is worked out from the contract, so a new operation is covered as soon as it
 * stands there.
 */
const mock = useMockServer();

const allRules: Record<string, RequestRules> = Object.assign(
  {},
  ...(await Promise.all(Object.values(requestRules).map(async (load) => (await load()).default))),
);
const rulesOf = ({ id }: Operation) => allRules[id]!;
const parametersOf = (operation: Operation, where: ParameterPlace) =>
  rulesOf(operation).parameters.filter((parameter) => parameter.in === where);

const samplesOf = (operation: Operation, where: ParameterPlace, onlyRequired: boolean) =>
  Object.fromEntries(
    parametersOf(operation, where)
      .filter(({ required }) => required || !onlyRequired)
      .map(({ name, schema }) => [name, sampleOf(schema)]),
  );

function validBody(operation: Operation): unknown {
  const { body, files } = rulesOf(operation);
  if (body) return sampleOf(body);
  return files[0] === undefined ? undefined : screenshotOf(files[0]);
}

/** A request that keeps every rule; the records that it names may not exist. */
function valid(operation: Operation): Required<AnyInput> {
  return {
    params: samplesOf(operation, 'path', true),
    query: samplesOf(operation, 'query', true),
    headers: samplesOf(operation, 'header', true),
    body: validBody(operation),
  };
}

async function send(operation: Operation, input: AnyInput, init: RequestInit = {}) {
  const [path, made] = toRequest(operation, input);
  const headers = { ...made.headers, ...init.headers } as Record<string, string>;
  const response = await mock.send(path, { ...made, ...init, headers });
  const mediaType = response.headers.get('content-type');
  const text = await response.text();
  // Some answers are files.
  const body = (mediaType?.includes('json') ? JSON.parse(text) : undefined) as Problem | undefined;
  return { status: response.status, mediaType, body };
}

/** The request is refused as invalid, and the refusal points at what is wrong. */
async function expectRefused(operation: Operation, input: AnyInput, pointer: string, why: string) {
  const { status, mediaType, body } = await send(operation, input);
  const message = `${operation.id} ${pointer} ${why}: ${JSON.stringify(body)}`;
  expect(status, message).toBe(422);
  expect(mediaType).toBe('application/problem+json');
  expect(body?.type).toBe('urn:problem-type:validation-failed');
  const pointers = body?.errors?.map((error) => error.pointer) ?? [];
  expect(
    pointers.some((one) => one === pointer || one.startsWith(`${pointer}/`)),
    message,
  ).toBe(true);
}

const each = (of: Operation[]) => of.map((operation) => [operation.id, operation] as const);
const withBody = operations.filter((operation) => rulesOf(operation).body);
const withFile = operations.filter((operation) => rulesOf(operation).files.length > 0);
const withPath = operations.filter((operation) => parametersOf(operation, 'path').length > 0);
const withHeader = operations.filter((operation) => parametersOf(operation, 'header').length > 0);
const withQuery = operations.filter((operation) => parametersOf(operation, 'query').length > 0);
const needsSession = ({ session }: Operation) => session === 'required';
const guarded = operations.filter(needsSession);

describe('URLs', () => {
  test.each(each(operations))(
    '%s refuses a parameter that it does not know',
    async (_, operation) => {
      if (needsSession(operation)) await mock.signIn();
      const input = valid(operation);
      const query = { ...input.query, 'no/such~thing': 1 };
      await expectRefused(operation, { ...input, query }, '/query/no~1such~0thing', 'unknown');
    },
  );

  test.each(each(withQuery))('%s refuses wrong query parameters', async (_, operation) => {
    if (needsSession(operation)) await mock.signIn();
    const input = valid(operation);
    for (const { name, schema, required } of parametersOf(operation, 'query')) {
      const pointer = `/query/${name}`;
      if (required) {
        const query = { ...input.query, [name]: [] };
        await expectRefused(operation, { ...input, query }, pointer, 'missing');
      }
      if (schema.type !== 'array') {
        const query = { ...input.query, [name]: [sampleOf(schema), sampleOf(schema)] };
        await expectRefused(operation, { ...input, query }, pointer, 'repeated');
      }
      for (const { why, value, jsonOnly } of wrongValues(schema)) {
        if (jsonOnly || (Array.isArray(value) && value.length === 0)) continue;
        const query = { ...input.query, [name]: value };
        await expectRefused(operation, { ...input, query }, pointer, why);
      }
    }
  });

  test.each(each(withHeader))('%s refuses wrong headers', async (_, operation) => {
    if (needsSession(operation)) await mock.signIn();
    const input = valid(operation);
    for (const { name, schema, required } of parametersOf(operation, 'header')) {
      const pointer = `/header/${name}`;
      if (name === 'If-Match') {
        const { status, body } = await send(operation, { ...input, headers: {} });
        expect(status).toBe(428);
        expect(body?.type).toBe('urn:problem-type:precondition-required');
      } else if (required)
        await expectRefused(operation, { ...input, headers: {} }, pointer, 'missing');
      for (const { why, value, jsonOnly } of wrongValues(schema)) {
        if (jsonOnly) continue;
        const headers = { ...input.headers, [name]: value };
        await expectRefused(operation, { ...input, headers }, pointer, why);
      }
    }
  });

  test.each(each(withPath))('%s refuses a malformed id', async (_, operation) => {
    if (needsSession(operation)) await mock.signIn();
    const input = valid(operation);
    for (const { name } of parametersOf(operation, 'path')) {
      const params = { ...input.params, [name]: 'NO id![^|]' };
      await expectRefused(operation, { ...input, params }, `/path/${name}`, 'malformed');
    }
  });

  test.each(each(withPath))(
    '%s answers 404 for a record that does not exist',
    async (_, operation) => {
      if (needsSession(operation)) await mock.signIn();
      const input = valid(operation);
      for (const { name, schema } of parametersOf(operation, 'path')) {
        // An id of a form of its own is a sample, which no record has.
        const hasForm = validate(schema, 'no-such-record').length > 0;
        const unknown = hasForm ? sampleOf(schema) : 'no-such-record';
        const params = { ...input.params, listingId: 'sample', [name]: unknown };
        const { status, body } = await send(operation, { ...input, params });
        expect(status, JSON.stringify(body)).toBe(404);
        expect(body?.type).toBe('urn:problem-type:not-found');
      }
    },
  );

  test('a URL that the contract does not know is 404 with a problem', async () => {
    const response = await mock.send('/no-such-thing');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ type: 'urn:problem-type:not-found' });
  });
});

describe('bodies', () => {
  test.each(each(withBody))('%s refuses wrong bodies', async (_, operation) => {
    if (needsSession(operation)) await mock.signIn();
    const input = valid(operation);
    const body = input.body as Record<string, unknown>;
    const schema = rulesOf(operation).body!;
    if (schema.minProperties) await expectRefused(operation, { ...input, body: {} }, '', 'empty');
    for (const name of (schema.required ?? []) as string[]) {
      const { [name]: _left, ...rest } = body;
      await expectRefused(operation, { ...input, body: rest }, `/${name}`, 'missing');
    }
    const properties = Object.entries(schema.properties as Record<string, JsonSchema>);
    for (const [name, property] of properties) {
      for (const { why, value } of wrongValues(property)) {
        const wrong = { ...body, [name]: value };
        await expectRefused(operation, { ...input, body: wrong }, `/${name}`, why);
      }
    }
    const extra = { ...body, 'no such field%': true };
    await expectRefused(operation, { ...input, body: extra }, '/no such field%', 'unknown');
    const broken = { ...body, '\ud800': true };
    await expectRefused(operation, { ...input, body: broken }, '', 'unknown, and no text');
    for (const wrong of [null, [], 'text', 7]) {
      await expectRefused(operation, { ...input, body: wrong }, '', 'of another type');
    }
  });

  test.each(each(withBody))('%s takes JSON only', async (_, operation) => {
    if (needsSession(operation)) await mock.signIn();
    const input = valid(operation);
    const sent = JSON.stringify(input.body);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const init = { body: sent, headers: { 'content-type': type } };
      expect((await send(operation, input, init)).status).toBe(415);
    }
    for (const broken of ['', '{', `${sent},`, 'undefined']) {
      const { status, body } = await send(operation, input, { body: broken });
      expect(status, broken).toBe(400);
      expect(body?.type).toBe('urn:problem-type:malformed-body');
    }
  });
});

describe('files', () => {
  /** A request that keeps every rule, for records that there are. */
  function sendable(operation: Operation): Required<AnyInput> {
    const input = valid(operation);
    const there = { vendorListingId: 'vendor-listing-000015', slot: 'screenshot-1' };
    const params = Object.keys(input.params).map((name) => [name, there[name as 'slot']]);
    return { ...input, params: Object.fromEntries(params) as object };
  }

  test.each(each(withFile))(
    '%s takes the media types that it lists, and no other',
    async (_, operation) => {
      if (needsSession(operation)) await mock.signIn();
      for (const mediaType of rulesOf(operation).files) {
        const sent = await send(operation, {
          ...sendable(operation),
          body: screenshotOf(mediaType),
        });
        expect(sent.status, JSON.stringify(sent.body)).toBeLessThan(300);
      }
      for (const mediaType of ['image/svg+xml', 'application/json', 'text/html']) {
        const { status, body } = await send(operation, {
          ...sendable(operation),
          body: { mediaType, bytes: new Uint8Array(8) },
        });
        expect(status).toBe(415);
        expect(body?.type).toBe('urn:problem-type:unsupported-media-type');
      }
    },
  );

  test.each(each(withFile))('%s refuses more than 1 MiB', async (_, operation) => {
    if (needsSession(operation)) await mock.signIn();
    const [mediaType] = rulesOf(operation).files;
    for (const [size, wanted] of [
      [1024 * 1024, 200],
      [1024 * 1024 + 1, 413],
    ] as const) {
      const body = screenshotOf(mediaType!, size);
      expect((await send(operation, { ...sendable(operation), body })).status).toBe(wanted);
    }
  });
});

describe('sessions', () => {
  test.each(each(guarded))('%s asks a visitor to sign in', async (_, operation) => {
    const { status, body } = await send(operation, valid(operation));
    expect(status).toBe(401);
    expect(body).toMatchObject({ type: 'urn:problem-type:unauthenticated', status: 401 });
  });

  test.each(each(guarded))('%s asks again once the session has ended', async (_, operation) => {
    await mock.signIn();
    const { sessions } = await mock.backend.store.open('sessions');
    for (const { id } of sessions.all()) sessions.remove(id);
    await mock.backend.store.save();
    expect((await send(operation, valid(operation))).status).toBe(401);
  });
});

describe('whatever is sent', () => {
  const RUNS = 25;

  test.each(each(operations))('%s answers what the contract allows', async (_, operation) => {
    const { body, files } = rulesOf(operation);
    await mock.signIn();
    const values = (where: ParameterPlace) => {
      const there = parametersOf(operation, where);
      return fc.record(
        Object.fromEntries(there.map(({ name, schema }) => [name, arbitraryOf(schema)])),
        { requiredKeys: there.filter(({ required }) => required).map(({ name }) => name) },
      );
    };
    const input = fc.record({
      params: values('path').map((params) =>
        'listingId' in params ? { ...params, listingId: 'sample' } : params,
      ),
      query: values('query'),
      headers: values('header'),
      body: body
        ? fc.oneof(
            { weight: 3, arbitrary: arbitraryOf(body) },
            { weight: 1, arbitrary: fc.jsonValue() },
          )
        : fc.constantFrom(
            ...(files.length > 0 ? files.map((file) => screenshotOf(file)) : [undefined]),
          ),
    });
    // The backend checks each answer; a handler that fails or breaks the contract gives 500.
    await fc.assert(
      fc.asyncProperty(input, async (sent) => {
        expect((await send(operation, sent)).status).toBeLessThan(500);
      }),
      { numRuns: RUNS, seed: 1 },
    );
  });
});
