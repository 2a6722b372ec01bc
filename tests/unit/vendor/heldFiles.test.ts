import { afterEach, expect, it, vi } from 'vitest';
import { holdFile, letGoOf } from '../../../src/features/vendor/uploads/heldFiles';

afterEach(() => vi.unstubAllGlobals());

const lockedBy = (request: () => Promise<unknown>) =>
  vi.stubGlobal('navigator', { ...navigator, locks: { request } });

it('has a file in hand where the browser keeps nothing, and so lends no lock', async () => {
  lockedBy(() => Promise.reject(new DOMException('Storage is blocked.', 'SecurityError')));
  await expect(holdFile('maya new logo', new AbortController().signal)).resolves.toBe(true);
  await expect(holdFile('maya new logo')).resolves.toBe(true);
  letGoOf('maya new logo');
});

it('has nothing in hand once the waiting for another tab is called off', async () => {
  const waiting = new AbortController();
  lockedBy(() => new Promise((_, reject) => waiting.signal.addEventListener('abort', reject)));
  const isHeld = holdFile('maya new logo', waiting.signal);
  waiting.abort();
  await expect(isHeld).resolves.toBe(false);
});
