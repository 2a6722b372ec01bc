import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
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
 * The headers that the build asks its host to send (its file `_headers`).
 *
 * @returns {(path: string) => Record<string, string>} for a path, what to send with it
 */
function readHeaders(directory) {
  const file = join(directory, '_headers');
  const blocks = existsSync(file) ? readFileSync(file, 'utf8').split(/\n(?=\S)/) : [];
  const rules = blocks.map((block) => {
    const [pattern, ...lines] = block.trim().split('\n');
    const headers = lines.map((line) => line.trim().split(/: (.*)/));
    return {
      prefix: pattern.replace(/\*$/, ''),
      headers: headers.map(([name, value]) => [name, value]),
    };
  });
  return (path) =>
    Object.fromEntries(
      rules.filter(({ prefix }) => path.startsWith(prefix)).flatMap(({ headers }) => headers),
    );
}

/** A path as one reads it; one that is not well encoded stays as it came, and names no file. */
function readable(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Serves a build as any static host would: files as they are, every other URL below the base
 * with the start page, and with the headers that the build asks for.
 *
 * @param {{ directory: string, base?: string, port?: number }} options port 0 takes a free one
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} the URL with the base
 */
export function serveDirectory({ directory, base = '/', port = 0 }) {
  const headersFor = readHeaders(directory);
  const server = createServer((request, response) => {
    const path = readable(new URL(request.url ?? '/', 'http://host').pathname);
    if (!path.startsWith(base)) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
      return;
    }
    const wanted = join(directory, normalize(path.slice(base.length)));
    const isFile = existsSync(wanted) && statSync(wanted).isFile();
    const file = isFile ? wanted : join(directory, 'index.html');
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': 'no-cache',
      ...headersFor(path),
    });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () =>
      resolve({
        url: `http://localhost:${server.address().port}${base}`,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
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
