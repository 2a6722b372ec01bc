/** How much of a body has left this device, in bytes. */
export interface SentBytes {
  sent: number;
  total: number;
}

const NO_BODY = [204, 205, 304];

/** The headers of an answer, from one line each. */
function headersOf(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

/**
 * A `fetch` that tells how much of the body has left: only `XMLHttpRequest` knows.
 *
 * @param onSent called again and again while the body leaves
 */
export function uploadFetch(
  onSent: (bytes: SentBytes) => void,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const { method, url, credentials, headers, signal } = request;
    const body = await request.blob();
    return new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      const fail = () => reject(new TypeError('Failed to fetch'));
      if (signal.aborted) return fail();
      call.open(method, url);
      call.responseType = 'blob';
      call.withCredentials = credentials === 'include';
      headers.forEach((value, name) => call.setRequestHeader(name, value));
      call.upload.onprogress = ({ loaded, total }) => onSent({ sent: loaded, total });
      call.onerror = fail;
      call.onabort = fail;
      call.onload = () => {
        const { status, statusText } = call;
        const answer = NO_BODY.includes(status) ? null : (call.response as Blob);
        const read = headersOf(call.getAllResponseHeaders());
        resolve(new Response(answer, { status, statusText, headers: read }));
      };
      signal.addEventListener('abort', () => call.abort(), { once: true });
      call.send(body);
    });
  };
}
