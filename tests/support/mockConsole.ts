import { afterEach, beforeEach, expect, vi } from 'vitest';

/** What a test says about its console. */
export interface ConsoleGuard {
  /** The running test may say this. */
  allow: (pattern: RegExp) => void;
}

/**
 * Fails every test of the file that writes an error or a warning to the console without having
 * allowed it.
 */
export function guardConsole(): ConsoleGuard {
  let allowed: RegExp[] = [];
  let said: string[] = [];
  beforeEach(() => {
    allowed = [];
    said = [];
    for (const level of ['error', 'warn'] as const) {
      vi.spyOn(console, level).mockImplementation((...words: unknown[]) => {
        said.push(`${level}: ${words.map(String).join(' ')}`);
      });
    }
  });
  afterEach(() => {
    expect(
      said.filter((line) => !allowed.some((pattern) => pattern.test(line))),
      'console',
    ).toEqual([]);
  });
  return { allow: (pattern) => void allowed.push(pattern) };
}
