import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/**
 * Runs the mock backend as an HTTP server: `PORT=4010 node mocks/cli.mjs`. Vite loads it, because
 * the contract's tables and the seed are modules that the build makes. The environment may set:
 *
 * - `PORT`: where to listen; 4010 without it
 * - `HOST`: the interface to listen on; only this machine without it
 * - `PUBLIC_URL`: where clients find the server, if not at that port of localhost
 * - `ALLOWED_ORIGINS`: origins, with commas between them, whose pages may call with their cookie;
 *   every page of this machine without it
 * - `CROSS_SITE`: `1` where those pages are on another site, so that the cookie has to be
 *   `SameSite=None; Secure`
 */
const DEFAULT_PORT = 4010;
const { PORT, HOST, PUBLIC_URL, ALLOWED_ORIGINS, CROSS_SITE } = process.env;

const vite = await createServer({
  root: fileURLToPath(new URL('..', import.meta.url)),
  appType: 'custom',
  // The default loader warns of imports without file endings.
  configLoader: 'runner',
  logLevel: 'warn',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});

try {
  const { startHttpMock } = await vite.ssrLoadModule('/mocks/http.ts');
  const mock = await startHttpMock({
    port: Number(PORT ?? DEFAULT_PORT),
    host: HOST || undefined,
    baseUrl: PUBLIC_URL || undefined,
    allowedOrigins: ALLOWED_ORIGINS?.split(',').map((origin) => origin.trim()),
    crossSite: CROSS_SITE === '1',
  });
  console.log(`The mock backend answers at ${mock.url}/api`);
  const stop = async () => {
    await Promise.all([mock.close(), vite.close()]);
    // An answer that an override delays must not keep the process.
    process.exit();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  console.error(error.code === 'EADDRINUSE' ? `Port ${error.port} is taken; set PORT.` : error);
  await vite.close();
  process.exitCode = 1;
}
