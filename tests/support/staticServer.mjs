import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
};

/**
 * Serves a build as any static host would: files as they are, every other address below the base
 * with the start page.
 *
 * @param {{ directory: string, base?: string, port?: number }} options port 0 takes a free one
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} the address with the base
 */
export function serveDirectory({ directory, base = '/', port = 0 }) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    if (!path.startsWith(base)) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      return;
    }
    const wanted = join(directory, normalize(path.slice(base.length)));
    const isFile = existsSync(wanted) && statSync(wanted).isFile();
    const file = isFile ? wanted : join(directory, 'index.html');
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'cache-control': path.includes('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
    });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () =>
      resolve({
        url: `http://localhost:${server.address().port}${base}`,
        close: () => new Promise((done) => server.close(() => done())),
      }),
    );
  });
}

// As a command: node tests/support/staticServer.mjs <directory> <port> [base]
if (import.meta.url === `file://${process.argv[1]}`) {
  const [directory, port, base] = process.argv.slice(2);
  const { url } = await serveDirectory({ directory, port: Number(port), base });
  console.log(`Serving ${directory} at ${url}`);
}
