import { operations } from 'virtual:contract';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type {
  HeaderParams,
  Operation,
  OperationId,
  PathParams,
  QueryParams,
  Reply,
  RequestBody,
  Upload,
} from '../../mocks/contract/types';
import type { CookieJar } from '../../mocks/responder';
import { createNodeMock } from '../../mocks/node';
import type { Override } from '../../mocks/overrides';
import { SEED_NOW } from '../../mocks/seed/clock';
import { memoryStorage } from '../../mocks/store/storage';
import { allowConsole } from './consoleGuard';

/** Where jsdom thinks it is, and so where the app's calls go in a test. */
export const API_URL = 'http://localhost:3000/api';

/** Parameters of one kind: none can be given where there are none, and all left out where all may be. */
type Given<Kind extends string, Params> = keyof Params extends never
  ? { [Key in Kind]?: undefined }
  : Partial<Params> extends Params
    ? { [Key in Kind]?: Params }
    : { [Key in Kind]: Params };

/** The part of a request that the contract describes; what is not needed cannot be given. */
export type CallInput<Id extends OperationId> = Given<'params', PathParams<Id>> &
  Given<'query', QueryParams<Id>> &
  Given<'headers', HeaderParams<Id>> &
  (RequestBody<Id> extends undefined ? { body?: undefined } : { body: RequestBody<Id> });

type CallArguments<Id extends OperationId> =
  Partial<CallInput<Id>> extends CallInput<Id> ? [input?: CallInput<Id>] : [input: CallInput<Id>];

type BodyOf<Id extends OperationId, Status extends number> =
  Extract<Reply<Id>, { status: Status }> extends { body: infer Body } ? Body : undefined;

export interface MockServer {
  backend: ReturnType<typeof createNodeMock>['backend'];
  /** What the running test may say on the console. */
  console: { allow: (pattern: RegExp) => void };
  /** Makes an operation answer otherwise until the test ends; held to the contract by its type. */
  override: <Id extends OperationId>(override: Override<Id>) => void;
  /**
   * Keeps an operation from doing and answering anything, however busy the machine is.
   *
   * @param times for how many calls; without it, for all
   * @returns what lets it go on
   */
  hold: (operationId: OperationId, times?: number) => () => void;
  /** Sends a request to any path below the API, however wrong. */
  send: (path: string, init?: RequestInit) => Promise<Response>;
  /**
   * Calls an operation and gives the body of its answer.
   *
   * @param status what it has to answer; the test fails where it does not
   */
  call: <Id extends OperationId, Status extends number>(
    operationId: Id,
    status: Status & Reply<Id>['status'],
    ...input: CallArguments<Id>
  ) => Promise<BodyOf<Id, Status>>;
  /** Signs someone in; everything after is sent with the session's cookie. */
  signIn: (identifier?: string, password?: string) => Promise<void>;
  /** Moves the clock of the mock world; it stands at the time of the seed when a test starts. */
  setNow: (time: Date | string) => void;
}

/** One browser's cookie, as everything in a test file shares it. */
function oneBrowser(): CookieJar & { forget: () => void } {
  let token: string | null = null;
  return {
    read: () => token,
    write(cookie) {
      token = cookie === 'clear' ? null : cookie.token;
      return undefined;
    },
    forget: () => void (token = null),
  };
}

/** The parts of a request, whether or not the contract allows them. */
export interface AnyInput {
  params?: object;
  query?: object;
  headers?: object;
  body?: unknown;
}

const isUpload = (body: unknown): body is Upload =>
  typeof body === 'object' && body !== null && 'bytes' in body;

/** The path and body of a call. */
export function toRequest(
  { method, path }: Operation,
  input: AnyInput = {},
): [string, RequestInit] {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((input.params as Record<string, unknown>)[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {}) as [string, unknown][]) {
    if (Array.isArray(value) && name === 'sort') query.set(name, value.join(','));
    else [value].flat().forEach((one) => query.append(name, String(one)));
  }
  const headers = { ...(input.headers as Record<string, string> | undefined) };
  const init: RequestInit = { method: method.toUpperCase(), headers };
  if (isUpload(input.body)) {
    init.body = input.body.bytes;
    headers['content-type'] = input.body.mediaType;
  } else if (input.body !== undefined) {
    init.body = JSON.stringify(input.body);
    headers['content-type'] = 'application/json';
  }
  return [query.size > 0 ? `${filled}?${query}` : filled, init];
}

export function operationOf(operationId: OperationId): Operation {
  return operations.find(({ id }) => id === operationId)!;
}

/** An identifier that no seeded account has: who signs in with it has no wishlist and no card. */
export const NEWCOMER = 'newcomer@example.com';

/**
 * Runs the mock backend for a test file, with a clock that stands at the time of the seed. State,
 * overrides and session are forgotten after each test; a request that nobody answers and an
 * unexpected message on the console fail the test.
 */
export function useMockServer({ apiUrl = API_URL }: { apiUrl?: string } = {}): MockServer {
  let now = new Date(SEED_NOW);
  const cookies = oneBrowser();
  const { backend, server } = createNodeMock({
    apiUrl,
    now: () => now,
    cookies,
    storage: memoryStorage(),
  });
  const held = new Map<OperationId, { isLetGo: Promise<void>; left: number }>();
  const answer = backend.answer.bind(backend);
  backend.answer = async (operation, ...rest) => {
    const hold = held.get(operation.id);
    if (hold && hold.left-- > 0) await hold.isLetGo;
    return answer(operation, ...rest);
  };
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(async () => {
    server.resetHandlers();
    backend.overrides.clear();
    held.clear();
    await backend.store.reset();
    cookies.forget();
    now = new Date(SEED_NOW);
  });
  afterAll(() => server.close());

  const send: MockServer['send'] = (path, init) => fetch(apiUrl + path, init);
  const call: MockServer['call'] = async (operationId, status, ...[input]) => {
    const response = await send(...toRequest(operationOf(operationId), input as AnyInput));
    const text = await response.text();
    expect(response.status, `${operationId}: ${text}`).toBe(status);
    return (text ? JSON.parse(text) : undefined) as never;
  };
  return {
    backend,
    console: { allow: allowConsole },
    override: (override) => backend.override(override as Override),
    hold(operationId, times = Infinity) {
      let letGo = () => {};
      const isLetGo = new Promise<void>((done) => (letGo = done));
      held.set(operationId, { isLetGo, left: times });
      return () => letGo();
    },
    send,
    call,
    async signIn(identifier = 'maya@dealwright.example', password = 'demo-password') {
      await call('createSession', 201, { body: { identifier, password } });
    },
    setNow: (time) => void (now = new Date(time)),
  };
}
