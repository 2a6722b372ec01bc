import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getResponse, type HttpHandler } from 'msw';
import { drawArtwork } from './artwork/draw';
import { Backend } from './backend';
import { mockControls } from './httpControls';
import { headerCookies, oneAtATime } from './node';
import { mswHandlers } from './mswHandlers';
import { memoryStorage } from './store/storage';

export interface HttpMockOptions {
  /** The port to listen on; 0 takes any free one. */
  port: number;
  /** The time of the mock world; that of the clock where it is left out. */
  now?: () => Date;
  /** Where clients find this server, without a slash at the end; pictures are below it. */
  baseUrl?: string;
}

export interface HttpMock {
  /** Where the server listens, without a slash at the end; the API is below `/api`. */
  url: string;
  backend: Backend;
  close: () => Promise<void>;
}

const LOCAL_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const PREFLIGHT_SECONDS = '600';

/** A page on this machine may call with its cookie; CORS needs its very origin for that. */
function allowLocalPages(incoming: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.setHeader('vary', 'origin');
  const { origin } = incoming.headers;
  if (!origin || !LOCAL_ORIGIN.test(origin)) return;
  outgoing.setHeader('access-control-allow-origin', origin);
  outgoing.setHeader('access-control-allow-credentials', 'true');
  outgoing.setHeader('access-control-expose-headers', 'location, retry-after');
  if (incoming.method !== 'OPTIONS') return;
  outgoing.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE');
  outgoing.setHeader(
    'access-control-allow-headers',
    incoming.headers['access-control-request-headers'] ?? '',
  );
  outgoing.setHeader('access-control-max-age', PREFLIGHT_SECONDS);
}

async function toRequest(incoming: IncomingMessage, url: string): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headersDistinct)) {
    value?.forEach((one) => headers.append(name, one));
  }
  const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined;
  return new Request(new URL(incoming.url ?? '/', url), { method: incoming.method, headers, body });
}

function sendArtwork(path: string, outgoing: ServerResponse): void {
  try {
    const drawn = drawArtwork(path);
    outgoing.writeHead(200, { 'content-type': 'image/svg+xml' }).end(drawn);
  } catch {
    outgoing.writeHead(404).end();
  }
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  response.headers.forEach((value, name) => outgoing.setHeader(name, value));
  outgoing.writeHead(response.status).end(Buffer.from(await response.arrayBuffer()));
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  mock: { url: string; backend: Backend; handlers: HttpHandler[] },
): Promise<void> {
  allowLocalPages(incoming, outgoing);
  if (incoming.method === 'OPTIONS') return void outgoing.writeHead(204).end();
  const request = await toRequest(incoming, mock.url);
  const { pathname } = new URL(request.url);
  const picture = /^\/artwork\/(.+)\.svg$/.exec(pathname)?.[1];
  if (picture && request.method === 'GET') return sendArtwork(picture, outgoing);
  const response =
    (await mockControls(mock.backend, request)) ?? (await getResponse(mock.handlers, request));
  // What an override asks for as a broken connection has to be one.
  if (response?.type === 'error') return void incoming.socket.destroy();
  if (!response) return void outgoing.writeHead(404).end();
  await send(response, outgoing);
}

/**
 * Starts the mock backend as an HTTP server: the same handlers as in the browser, over a socket.
 * State lives as long as the process.
 *
 * @throws Error where the port is taken
 */
export async function startHttpMock({
  port,
  now = () => new Date(),
  baseUrl,
}: HttpMockOptions): Promise<HttpMock> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const backend = new Backend({
    storage: memoryStorage(),
    now,
    notify: console.warn,
    baseUrl: `${baseUrl ?? url}/`,
    checkReplies: true,
    exclusively: oneAtATime(),
  });
  const handlers = mswHandlers(backend, `${url}/api`, headerCookies);
  server.on('request', (incoming, outgoing) => {
    answer(incoming, outgoing, { url, backend, handlers }).catch((error: unknown) => {
      // An address that cannot be decoded, or a method that fetch does not know.
      const ours = !(error instanceof TypeError || error instanceof URIError);
      if (ours) console.error(error);
      if (!outgoing.headersSent) outgoing.writeHead(ours ? 500 : 400);
      outgoing.end();
    });
  });
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
