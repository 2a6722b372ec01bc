import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

/**
 * Runs the mock backend as an HTTP server: `PORT=4010 node mocks/cli.mjs`. Vite loads it, because
 * the contract's tables and the seed are modules that the build makes.
 */
const DEFAULT_PORT = 4010;

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
    port: Number(process.env.PORT ?? DEFAULT_PORT),
    baseUrl: process.env.PUBLIC_URL,
  });
  console.log(`The mock backend answers at ${mock.url}/api`);
  const stop = async () => {
    await mock.close();
    await vite.close();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  console.error(error.code === 'EADDRINUSE' ? `Port ${error.port} is taken; set PORT.` : error);
  await vite.close();
  process.exitCode = 1;
}
