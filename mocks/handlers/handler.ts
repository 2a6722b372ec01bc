import type { operationTraits } from '../../src/api/schema.d';
import type {
  AnyReply,
  HeaderParams,
  OperationId,
  OperationOf,
  PathParams,
  QueryParams,
  Reply,
  RequestBody,
  Tag,
} from '../contract/types';
import type { Reviewer } from '../reviewer';
import type { AccountRecord } from '../store/records';
import type { Store } from '../store/store';

/** A session cookie to set, by its token, or the wish to clear it. */
export type SessionCookie = { token: string } | 'clear';

/** Who is signed in, as far as the operation's `security` in the contract lets it know. */
type AccountFor<Id extends OperationId> = {
  required: AccountRecord;
  optional: AccountRecord | null;
  none: null;
}[operationTraits[Id]['session']];

/** What a handler gets: a request that was read and found valid, and the world it lives in. */
export interface Call<Id extends OperationId> {
  params: PathParams<Id>;
  query: QueryParams<Id>;
  /** The headers that the contract declares, by name as it spells them. */
  headers: HeaderParams<Id>;
  body: RequestBody<Id>;
  /** Who is signed in, or null for a visitor; always null where the contract declares no session. */
  account: AccountFor<Id>;
  /** The token of that session. */
  sessionToken: string | null;
  store: Store;
  now: Date;
  /** How the mock's reviewer decides. */
  reviewer: Reviewer;
  /** The URL of an operation, for `Location`: `urlOf('getDiscussion', { discussionId })`. */
  urlOf: <Target extends OperationId>(target: Target, params: PathParams<Target>) => string;
  /** The URL of a drawn picture: `software/replywright` gives `/artwork/software/replywright.svg`. */
  pictureUrl: (picture: string) => string;
}

/** What goes with a reply and is no part of what the contract says of it. */
export interface ReplyExtras {
  sessionCookie?: SessionCookie;
  /**
   * The change was made and its answer gets lost on the way (504). Sent again with the same
   * `Idempotency-Key`, the request gets the answer.
   */
  isLost?: boolean;
}

/** Answers one operation. Handlers are thin: they ask the store and shape the answer. */
export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<Reply<Id> & ReplyExtras>;

/** A handler of any operation, as the backend calls it after reading the request by the contract. */
export type AnyHandler = (call: never) => Promise<AnyReply & ReplyExtras>;

/** The handlers of one tag: one for each of its operations, as the contract lists them. */
export type Handlers<T extends Tag> = { [Id in OperationOf<T>]: Handler<Id> };
