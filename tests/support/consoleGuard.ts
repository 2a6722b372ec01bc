import { afterEach, beforeEach, expect, vi } from 'vitest';

let allowed: RegExp[] = [];

/** The running test may say this on the console. */
export function allowConsole(pattern: RegExp): void {
  allowed.push(pattern);
}

/**
 * Fails every test that writes an error or a warning to the console without having allowed it.
 * Called once, by the setup file of a project, before anything else there: what is set up first is
 * checked last, so that a test which fails here has been cleaned up nevertheless.
 */
export function guardConsole(): void {
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
}
