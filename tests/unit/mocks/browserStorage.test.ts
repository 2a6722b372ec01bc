import { afterEach, describe, expect, test, vi } from 'vitest';
import { browserStorage, STORAGE_KEY } from '../../../mocks/store/storage';

afterEach(() => localStorage.clear());

/** A browser that refuses to store; a private window or a full disk does. */
function refuse(method: 'getItem' | 'setItem' | 'removeItem') {
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
}

describe('browserStorage', () => {
  test('keeps text where every tab sees it', () => {
    const onFailure = vi.fn<(message: string) => void>();
    browserStorage(onFailure).write('changes');
    const otherTab = browserStorage(onFailure);
    expect(otherTab.read()).toBe('changes');
    otherTab.clear();
    expect(browserStorage(onFailure).read()).toBeNull();
    expect(onFailure).not.toHaveBeenCalled();
  });

  test('moves what cannot be read out of the way without losing it', () => {
    const storage = browserStorage(vi.fn<(message: string) => void>());
    storage.write('damaged');
    storage.setAside();
    expect(storage.read()).toBeNull();
    expect(localStorage.getItem(`${STORAGE_KEY}:set-aside`)).toBe('damaged');
    storage.setAside();
    expect(localStorage.getItem(`${STORAGE_KEY}:set-aside`)).toBe('damaged');
  });

  test.each(['getItem', 'setItem', 'removeItem'] as const)(
    'goes on in memory, and says so once, where %s is refused',
    (method) => {
      refuse(method);
      const onFailure = vi.fn<(message: string) => void>();
      const storage = browserStorage(onFailure);
      storage.read();
      storage.clear();
      storage.write('first');
      storage.write('second');
      expect(storage.read()).toBe('second');
      storage.setAside();
      expect(storage.read()).toBeNull();
      expect(onFailure).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('stores nothing'));
    },
  );
});
