/**
 * What must not compile, for handlers, overrides and calls: the type check of the project is the
 * test. A line below `@ts-expect-error` that does compile fails it.
 */
import { expectTypeOf } from 'vitest';
import type { PathParams, QueryParams, Reply, RequestBody } from '../../mocks/contract/types';
import type { Call, Handler, Handlers } from '../../mocks/handlers/handler';
import type { Override } from '../../mocks/overrides';
import type { AccountRecord } from '../../mocks/store/records';
import type { MemberAccess } from '../../src/routing/AppRoute';
import type { MockServer } from '../support/mockServer';

declare const mock: MockServer;

// What the contract says is what the types say.
expectTypeOf<PathParams<'createAnswer'>>().toEqualTypeOf<{
  listingId: string;
  questionId: string;
}>();
expectTypeOf<QueryParams<'listSearchSuggestions'>>().toEqualTypeOf<{ q: string; limit?: number }>();
expectTypeOf<QueryParams<'getMarketplace'>>().toEqualTypeOf<Record<never, never>>();
expectTypeOf<RequestBody<'createReview'>>().toEqualTypeOf<{ stars: number; message: string }>();
expectTypeOf<RequestBody<'listReviews'>>().toEqualTypeOf<undefined>();
expectTypeOf<Reply<'deleteSession'>['status']>().toEqualTypeOf<
  (204 | 422) | (400 | 403 | 405 | 408 | 413 | 415 | 429 | 431) | (500 | 502 | 503 | 504)
>();

// Handlers: status, body, path, query, and no operation left out.
export const wrongStatus: Handler<'createReadReceipt'> = async () =>
  // @ts-expect-error 200 is not an answer of this operation
  ({ status: 200, body: { unreadCount: 0 } });
export const wrongBody: Handler<'createReadReceipt'> = async () =>
  // @ts-expect-error the count is a number
  ({ status: 201, body: { unreadCount: 'none' } });
export const noBody: Handler<'createReadReceipt'> = async () =>
  // @ts-expect-error 201 has a body
  ({ status: 201 });
export const aBody: Handler<'deleteSession'> = async () =>
  // @ts-expect-error 204 has none
  ({ status: 204, body: {} });
export const noLocation: Handler<'createSession'> = async () =>
  // @ts-expect-error the contract requires Location
  ({ status: 201, body: { user: null, demo: null } });
export const wrongPath: Handler<'deleteOwnReview'> = async ({ params }) => {
  // @ts-expect-error the parameter is called listingId
  void params.id;
  return { status: 204 };
};
export const wrongQuery: Handler<'listCategories'> = async ({ query }) => {
  // @ts-expect-error this operation has no query parameters
  void query.page;
  return { status: 200, body: { items: [] } };
};
export const wrongInput: Handler<'deleteSession'> = async ({ body }) => {
  // @ts-expect-error this operation takes no body
  void body.identifier;
  return { status: 204 };
};
// @ts-expect-error one handler is missing
export const incomplete: Handlers<'reports'> = {
  listReportReasons: async () => ({ status: 200, body: { items: [] } }),
};
export const surplus: Handlers<'categories'> = {
  listCategories: async () => ({ status: 200, body: { items: [] } }),
  // @ts-expect-error an operation of another tag
  createReport: async () => ({ status: 404 }),
};

// Who is signed in is known where the contract declares a session, and sure where it requires one.
expectTypeOf<Call<'listBookmarks'>['account']>().toEqualTypeOf<AccountRecord>();
expectTypeOf<Call<'getSession'>['account']>().toEqualTypeOf<AccountRecord | null>();
expectTypeOf<Call<'listCategories'>['account']>().toEqualTypeOf<null>();

// Overrides: operation, status, body, and no two ways at once.
export const overrides: Override[] = [
  { operationId: 'deleteOwnReview', reply: { status: 204 }, times: 1 },
  { operationId: 'listCategories', reply: { status: 200, body: { items: [] } }, delayMs: 100 },
  { operationId: 'listCategories', dropConnection: true },
  // @ts-expect-error there is no such operation
  { operationId: 'noSuchOperation', dropConnection: true },
  // @ts-expect-error 404 is not an answer of this operation
  {
    operationId: 'listCategories',
    reply: { status: 404, body: { type: '', title: '', status: 404 } },
  },
  // @ts-expect-error the items are missing
  { operationId: 'listCategories', reply: { status: 200, body: {} } },
  // @ts-expect-error the body of another operation
  { operationId: 'listCategories', reply: { status: 200, body: { unreadCount: 0 } } },
  {
    operationId: 'getMarketplace',
    reply: {
      status: 429,
      // @ts-expect-error the header is a number of seconds
      headers: { 'Retry-After': 'soon' },
      body: { type: '', title: '', status: 429 },
    },
  },
  // @ts-expect-error a connection that breaks gives no answer
  { operationId: 'deleteOwnReview', reply: { status: 204 }, dropConnection: true },
];
// @ts-expect-error an answer is either given or lost
mock.override({ operationId: 'deleteOwnReview', reply: { status: 204 }, loseAnswer: true });
// @ts-expect-error a typed override keeps to its operation
mock.override<'getMarketplace'>({ operationId: 'getSession', dropConnection: true });
mock.override({
  operationId: 'createReadReceipt',
  // @ts-expect-error the count is a number
  reply: { status: 201, body: { unreadCount: 'none' } },
});

// The access of a page: operations of the contract, at least one.
const pages: MemberAccess[] = [
  'account',
  ['listBookmarks', 'listNotifications'],
  // @ts-expect-error not an operation of the contract
  ['listNoSuchThing'],
  // @ts-expect-error without an operation there is nothing to ask for
  [],
];
void pages;

// Calls of a test: what has to be given, and nothing else.
expectTypeOf(mock.call('createReadReceipt', 201, { body: { all: true } })).resolves.toEqualTypeOf<{
  unreadCount: number;
}>();
// @ts-expect-error the listing is missing
void mock.call('getListing', 200);
// @ts-expect-error 201 is not an answer of this operation
void mock.call('getMarketplace', 201);
// @ts-expect-error a parameter that the operation does not have
void mock.call('getMarketplace', 200, { query: { page: 1 } });
// @ts-expect-error the kind is software or course
void mock.call('listListings', 200, { query: { kind: 'template' } });
// @ts-expect-error the message is missing
void mock.call('createReview', 201, { params: { listingId: 'sample' }, body: { stars: 5 } });
