import type {
  AnyReply,
  OperationId,
  PathParams,
  QueryParams,
  Reply,
  RequestBody,
} from '../contract/types';
import { ProblemError } from '../problem';
import type { AccountRecord } from '../store/records';
import type { Store } from '../store/store';

/** A session cookie to set, by its token, or the wish to clear it. */
export type SessionCookie = { token: string } | 'clear';

/** What a handler gets: a request that was read and found valid, and the world it lives in. */
export interface Call<Id extends OperationId> {
  params: PathParams<Id>;
  query: QueryParams<Id>;
  body: RequestBody<Id>;
  /** Who is signed in, or null for a visitor. */
  account: AccountRecord | null;
  /** The token of the session, or null for a visitor. */
  sessionToken: string | null;
  store: Store;
  now: Date;
  /** The URL of an operation, for `Location`: `urlOf('getDiscussion', { discussionId })`. */
  urlOf: <Target extends OperationId>(target: Target, params: PathParams<Target>) => string;
  /** The address of a drawn picture: `software/replywright` gives `/artwork/software/replywright.svg`. */
  pictureUrl: (picture: string) => string;
}

/** Answers one operation. Handlers are thin: they ask the store and shape the answer. */
export type Handler<Id extends OperationId> = (
  call: Call<Id>,
) => Promise<Reply<Id> & { sessionCookie?: SessionCookie }>;

/** A handler of whichever operation, as the backend calls it after reading the request by the contract. */
export type AnyHandler = (call: never) => Promise<AnyReply & { sessionCookie?: SessionCookie }>;

/** The handlers of one tag, each typed by its operationId. */
export type Handlers<Id extends OperationId> = { [Operation in Id]: Handler<Operation> };

/**
 * Who is signed in, in an operation that needs a session.
 *
 * @throws ProblemError 401 for a visitor
 */
export function requireAccount(call: { account: AccountRecord | null }): AccountRecord {
  if (!call.account) throw new ProblemError(401, 'unauthenticated', 'Sign in first');
  return call.account;
}
