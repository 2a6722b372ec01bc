import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { contentTooLarge, MAX_BODY_BYTES, ProblemError } from './problem';

/** How long a client that is still sending may take to read why it was refused. */
const LINGER_MS = 500;

/**
 * Reads the body of a request, and no further than {@link MAX_BODY_BYTES}.
 *
 * @throws ProblemError 413 where it is longer, with the rest unread
 */
export function readBody(incoming: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const refuse = () => {
      incoming.off('data', take).pause();
      reject(contentTooLarge());
    };
    const take = (chunk: Buffer) => {
      length += chunk.length;
      if (length > MAX_BODY_BYTES) refuse();
      else chunks.push(chunk);
    };
    if (Number(incoming.headers['content-length']) > MAX_BODY_BYTES) return refuse();
    incoming.on('data', take);
    incoming.once('end', () => resolve(Buffer.concat(chunks)));
    incoming.once('error', reject);
  });
}

/** The request as the backend takes it. */
export function toRequest(incoming: IncomingMessage, url: string, body: Buffer): Request {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    values?.forEach((value) => headers.append(name, value));
  }
  return new Request(url, {
    method: incoming.method,
    headers,
    body: body.length > 0 ? new Uint8Array(body) : undefined,
  });
}

/** Sends a response. Where the request has not been read to its end, the connection closes. */
export async function send(
  response: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  response.headers.forEach((value, name) => outgoing.appendHeader(name, value));
  if (body.length > 0) outgoing.setHeader('content-length', body.length);
  if (incoming.complete) return void outgoing.writeHead(response.status).end(body);
  outgoing.writeHead(response.status, { connection: 'close' });
  outgoing.write(body);
  // Closing at once would reset the connection, and the client might never see the answer.
  setTimeout(() => outgoing.end(), LINGER_MS).unref();
}

const UNREADABLE: Record<string, () => ProblemError> = {
  HPE_HEADER_OVERFLOW: () =>
    new ProblemError(431, 'headers-too-large', 'The request headers are too large'),
  ERR_HTTP_REQUEST_TIMEOUT: () =>
    new ProblemError(408, 'request-timeout', 'The request took too long'),
};

/**
 * Answers what Node could not read as HTTP, and closes the connection.
 *
 * @param code the code of Node's error
 */
export function refuseUnreadable(code: string | undefined, socket: Socket): void {
  if (!socket.writable || code === 'ECONNRESET') return void socket.destroy();
  const { problem } =
    UNREADABLE[code ?? '']?.() ??
    new ProblemError(400, 'malformed-request', 'The request is not valid HTTP');
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
