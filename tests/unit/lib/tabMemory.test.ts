import { afterEach, expect, it, vi } from 'vitest';
import { forgetText, keepText, recallText } from '../../../src/lib/tabMemory';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('gives the latest text where the browser has no room for it any more', () => {
  keepText('attempt', 'the first');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  keepText('attempt', 'the second');
  expect(recallText('attempt')).toBe('the second');
  full.mockRestore();
  keepText('attempt', 'the third');
  expect(recallText('attempt')).toBe('the third');
  forgetText('attempt');
  expect(recallText('attempt')).toBeUndefined();
});
