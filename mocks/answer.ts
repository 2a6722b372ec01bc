import type { AnyReply, FileAnswer, Operation } from './contract/types';
import type { SessionCookie } from './handlers/handler';
import { ProblemError, type Problem } from './problem';

/** What goes back: plain data, which each way of running the mock turns into a response. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  /** What goes out as JSON, or a text as it is. */
  body?: object | string;
  /** What goes out as it is in place of a body. */
  file?: FileAnswer;
  sessionCookie?: SessionCookie;
}

/**
 * A refusal as problem details.
 *
 * @param url what was asked, named in the answer as its `instance`
 * @param error what to tell; anything but a {@link ProblemError} is logged and answers 500
 */
export function refusal(url: string, error: unknown): AnyReply {
  const body = { ...toProblem(error), instance: instanceOf(url) };
  const headers = error instanceof ProblemError ? error.headers : {};
  return { status: body.status, headers, body };
}

/** The requested URL as a reference by RFC 3986, which is stricter than what a URL lets through. */
function instanceOf(url: string): string {
  return new URL(url).pathname.replace(
    /%(?![\da-f]{2})|[^\w\-./~%!$&'()*+,;=:@]/gi,
    encodeURIComponent,
  );
}

/**
 * A reply as it goes back: header names in lower case, with the media type and with who may keep it.
 *
 * @param operation what was asked; left out where the contract has no such operation
 */
export function toAnswer(
  { status, body, file, headers = {} }: AnyReply,
  operation?: Operation,
): Answer {
  const sent = {
    ...cacheHeaders(status, operation),
    ...Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
    ),
  };
  if (file) return { status, file, headers: { 'content-type': file.mediaType, ...sent } };
  if (body === undefined) return { status, headers: sent };
  // A text is the page of a gateway, which only an override answers.
  if (typeof body === 'string')
    return { status, body, headers: { 'content-type': 'text/html', ...sent } };
  const mediaType = status >= 400 ? 'application/problem+json' : 'application/json';
  return { status, body, headers: { 'content-type': mediaType, ...sent } };
}

/**
 * Who may keep an answer, as the contract says under Caching: nobody where it refuses, depends on
 * who asks or tells of a change; else anybody who checks with the server before using it again,
 * because what visitors change has to show at once.
 */
export function cacheHeaders(status: number, operation?: Operation): Record<string, string> {
  if (status >= 400 || !operation) return { 'cache-control': 'no-store' };
  const { session, method } = operation;
  if (session !== 'none') return { 'cache-control': 'private, no-store', vary: 'Cookie' };
  return { 'cache-control': method === 'get' ? 'no-cache' : 'private, no-store' };
}

function toProblem(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  console.error(error);
  return {
    type: 'urn:problem-type:internal',
    title: 'Something went wrong on our side',
    status: 500,
    detail: error instanceof Error ? error.message.slice(0, 1000) : undefined,
  };
}
