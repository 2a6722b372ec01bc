import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

import { refusal, toAnswer } from './answer';
import { drawArtwork } from './artwork/draw';
import { Backend, ConnectionDropped } from './backend';
import { mockControls } from './httpControls';
import { readBody, refuseUnreadable, send, toRequest } from './httpMessages';
import { applyCors, isChange, isForeign, originRules, type OriginRules } from './httpOrigins';
import { headerCookies } from './node';
import { oneAtATime } from './oneAtATime';
import { MAX_BODY_BYTES, methodNotAllowed, notFound, ProblemError } from './problem';
import { allowedMethods, createResponder, toResponse } from './responder';
import { memoryStorage } from './store/storage';

export interface HttpMockOptions {
  /** The port to listen on; 0 takes any free one. */
  port: number;
  /** The interface to listen on; loopback where it is left out. */
  host?: string;
  /** The time of the mock world; that of the clock where it is left out. */
  now?: () => Date;
  /** Where clients find this server, without a slash at the end; pictures are below it. */
  baseUrl?: string;
  /** The origins whose pages may call with a cookie; all of this machine where it is left out. */
  allowedOrigins?: readonly string[];
  /** Whether those pages are on another site than this server, so that the cookie must travel. */
  crossSite?: boolean;
}

export interface HttpMock {
  /** Where the server listens, without a slash at the end; the API is below `/api`. */
  url: string;
  backend: Backend;
  /** Stops listening and ends every open connection. */
  close: () => Promise<void>;
}

const LOOPBACK = '127.0.0.1';
/** Interfaces that a client on this machine reaches as `localhost`. */
const LOCAL_HOSTS = new Set([LOOPBACK, '::1', '0.0.0.0', '::']);
/** Methods that a `Request` can't have. */
const UNSUPPORTED_METHODS = new Set(['CONNECT', 'TRACE', 'TRACK']);
const COOKIELESS = { read: () => null, write: () => undefined };

interface Served {
  url: string;
  backend: Backend;
  origins: OriginRules;
  respond: (request: Request) => Promise<Response>;
}

function drawn(path: string): Response {
  try {
    const headers = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' };
    return new Response(drawArtwork(path), { headers });
  } catch {
    return new Response(null, { status: 404 });
  }
}

/** A file that a client has sent; its type was checked then, and no browser has to guess it. */
async function sentFile({ store }: Backend, id: string): Promise<Response> {
  const file = await store.readFile(id);
  if (!file) return new Response(null, { status: 404 });
  const headers = {
    'content-type': file.mediaType,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  };
  return new Response(file.bytes, { headers });
}

/**
 * The response to a request.
 *
 * @throws ProblemError where it is refused before the API sees it
 */
async function answer(incoming: IncomingMessage, served: Served, url: URL): Promise<Response> {
  const { method = '' } = incoming;
  const isControl = url.pathname.startsWith('/__mock/');
  if ((isControl || isChange(incoming)) && isForeign(incoming, served.origins)) {
    throw new ProblemError(403, 'forbidden', 'Pages of this origin may not do that');
  }
  if (UNSUPPORTED_METHODS.has(method)) {
    throw methodNotAllowed(method, allowedMethods(apiPath(url)));
  }
  const request = toRequest(incoming, url.href, await readBody(incoming));
  if (isControl) return (await mockControls(served.backend, request)) ?? unknown(request);
  const isRead = method === 'GET' || method === 'HEAD';
  const picture = /^\/artwork\/(.+)\.svg$/.exec(url.pathname)?.[1];
  if (picture && isRead) return drawn(picture);
  const fileId = /^\/files\/([a-z0-9-]+)$/.exec(url.pathname)?.[1];
  if (fileId && isRead) return sentFile(served.backend, fileId);
  return url.pathname.startsWith('/api/') ? served.respond(request) : unknown(request);
}

const apiPath = ({ pathname }: URL) => pathname.replace(/^\/api/, '');

const refuse = (url: string, method: string | undefined, error: unknown) =>
  toResponse(toAnswer(refusal(url, error)), COOKIELESS, method);

const unknown = ({ url, method }: Request) => refuse(url, method, notFound('resource'));

/** The URL that a request line asks for; it may be a whole one, as for a proxy. */
function askedUrl(target: string, base: string): URL | undefined {
  const text = target.startsWith('/') ? base + target : target;
  return URL.canParse(text, base) ? new URL(text, base) : undefined;
}

async function handle(incoming: IncomingMessage, outgoing: ServerResponse, served: Served) {
  const url = askedUrl(incoming.url ?? '/', served.url);
  if (!url) return refuseUnreadable(undefined, incoming.socket);
  if (applyCors(incoming, outgoing, served.origins, apiPath(url))) return;
  const response = await answer(incoming, served, url).catch((error: unknown) => {
    // A client that went away in the middle of its request is no fault of anybody here.
    if (error instanceof ConnectionDropped || incoming.errored) return undefined;
    return refuse(url.href, incoming.method, error);
  });
  // What an override asks for as a broken connection has to be one.
  if (!response) return void incoming.socket.destroy();
  await send(response, incoming, outgoing);
}

/**
 * Starts the mock backend as an HTTP server: the same handlers as in the browser, over a socket.
 * State lives as long as the process.
 *
 * @throws Error where the port is taken
 */
export async function startHttpMock({
  port,
  host = LOOPBACK,
  now = () => new Date(),
  baseUrl,
  allowedOrigins,
  crossSite = false,
}: HttpMockOptions): Promise<HttpMock> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const name = host.includes(':') ? `[${host}]` : host;
  const url = `http://${LOCAL_HOSTS.has(host) ? 'localhost' : name}:${(server.address() as AddressInfo).port}`;
  const backend = new Backend({
    storage: memoryStorage(),
    now,
    notify: console.warn,
    baseUrl: `${baseUrl ?? url}/`,
    checkReplies: true,
    exclusively: oneAtATime(),
  });
  const served: Served = {
    url,
    backend,
    origins: originRules(allowedOrigins, new URL(baseUrl ?? url).origin),
    respond: createResponder(backend, `${url}/api`, headerCookies({ crossSite })),
  };
  const onRequest = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    handle(incoming, outgoing, served).catch((error: unknown) => {
      console.error(error);
      incoming.socket.destroy();
    });
  };
  server.on('request', onRequest);
  // A client that asks before it sends need not send what would be refused.
  server.on('checkContinue', (incoming, outgoing) => {
    const isTooLarge = Number(incoming.headers['content-length']) > MAX_BODY_BYTES;
    if (!isTooLarge) outgoing.writeContinue();
    onRequest(incoming, outgoing);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    refuseUnreadable(error.code, socket as Socket),
  );
  return {
    url,
    backend,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
