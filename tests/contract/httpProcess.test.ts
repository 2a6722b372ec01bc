import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The command starts Vite and reads the whole seed first. */
const START_MS = 60_000;

test(
  'the command stops at once when it is told to, whatever is still open',
  async () => {
    const server = spawn(process.execPath, ['mocks/cli.mjs'], {
      cwd: ROOT,
      env: { ...process.env, PORT: '0' },
    });
    const exited = once(server, 'exit');
    try {
      const [said] = (await once(server.stdout, 'data')) as [Buffer];
      const url = /http:\/\/localhost:\d+/.exec(said.toString())?.[0];
      expect(url).toBeDefined();
      const slow = [{ operationId: 'getMarketplace', delayMs: 600_000 }];
      const added = await fetch(`${url}/__mock/overrides`, {
        method: 'POST',
        body: JSON.stringify(slow),
      });
      expect(added.status).toBe(204);

      const idle = connect(Number(new URL(url!).port), '127.0.0.1').on('error', () => undefined);
      idle.write('GET /api/session HTTP/1.1\r\nHost: x\r\n\r\n');
      await once(idle, 'data');
      const waiting = fetch(`${url}/api/marketplace`).catch((error: unknown) => error);
      idle.write('GET /api/session HTTP/1.1\r\nHost: x\r\n\r\n');
      await once(idle, 'data');

      server.kill('SIGTERM');
      expect(await exited).toEqual([0, null]);
      expect(await waiting).toBeInstanceOf(TypeError);
    } finally {
      server.kill('SIGKILL');
    }
  },
  START_MS,
);
