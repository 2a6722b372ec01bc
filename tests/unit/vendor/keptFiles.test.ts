import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import 'fake-indexeddb/auto';

/** Each page asks the browser for itself. */
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const load = () => import('../../../src/features/vendor/uploads/keptFiles');

it('keeps a file until it is dropped', async () => {
  const { dropFile, keepFile, keptFile } = await load();
  await keepFile('maya new logo', new Blob(['bytes']));
  expect(await keptFile('maya new logo')).toBeDefined();
  await dropFile('maya new logo');
  expect(await keptFile('maya new logo')).toBeUndefined();
});

it('holds no upload up where the browser never answers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const open = vi.fn<() => IDBOpenDBRequest>(() => new IDBOpenDBRequest());
  vi.stubGlobal('indexedDB', { open });
  const { keepFile, keptFile } = await load();
  const kept = keepFile('maya new logo', new Blob(['bytes']));
  await vi.advanceTimersByTimeAsync(3000);
  await kept;
  // Nor is the next one, which does not ask again.
  expect(await keptFile('maya other logo')).toBeUndefined();
  expect(open).toHaveBeenCalledOnce();
});

it('keeps a file as long as its page where the browser refuses', async () => {
  vi.stubGlobal('indexedDB', { open: () => raise(new DOMException('No.', 'SecurityError')) });
  const { dropFile, keepFile, keptFile } = await load();
  const file = new Blob(['bytes']);
  await keepFile('maya new logo', file);
  expect(await keptFile('maya new logo')).toBe(file);
  await dropFile('maya new logo');
  expect(await keptFile('maya new logo')).toBeUndefined();
});

function raise(error: Error): never {
  throw error;
}
