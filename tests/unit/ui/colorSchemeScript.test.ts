import { runInThisContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { colorSchemeScript } from '../../../src/theme/colorSchemeScript';
import { colorModeStorageKey, colorSchemeAttribute } from '../../../src/theme/tokens';

/** Runs the text as the page does, with a system that prefers dark or light. */
function run(systemIsDark: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: systemIsDark }));
  document.documentElement.removeAttribute(colorSchemeAttribute);
  runInThisContext(colorSchemeScript);
  return document.documentElement.getAttribute(colorSchemeAttribute);
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('colorSchemeScript', () => {
  it('follows the system on a first visit', () => {
    expect(run(true)).toBe('dark');
    expect(run(false)).toBe('light');
  });

  it('keeps the choice that was made', () => {
    localStorage.setItem(colorModeStorageKey, 'light');
    expect(run(true)).toBe('light');
    localStorage.setItem(colorModeStorageKey, 'dark');
    expect(run(false)).toBe('dark');
  });

  it('takes a stored "system" or anything unknown as the system', () => {
    localStorage.setItem(colorModeStorageKey, 'system');
    expect(run(true)).toBe('dark');
    localStorage.setItem(colorModeStorageKey, '"><b>');
    expect(run(false)).toBe('light');
  });

  it('still follows the system where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(run(true)).toBe('dark');
  });

  it('can be put into a page as it is', () => {
    expect(colorSchemeScript).not.toMatch(/<\/|<!--/);
  });
});
