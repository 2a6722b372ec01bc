import { afterEach, describe, expect, test, vi } from 'vitest';
import { hashPassword, passwordFits, randomHex } from '../../../mocks/rules/passwords';

afterEach(() => vi.unstubAllGlobals());

describe('passwords', () => {
  test('fit their own hash and no other', async () => {
    const hash = await hashPassword('correct horse battery');
    expect(hash).not.toContain('correct');
    expect(await passwordFits('correct horse battery', hash)).toBe(true);
    expect(await passwordFits('correct horse batterx', hash)).toBe(false);
    expect(await passwordFits('', hash)).toBe(false);
  });

  test('are salted: the same one never hashes alike', async () => {
    expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
  });

  test('any fits where an account has none of its own', async () => {
    expect(await passwordFits('anything', null)).toBe(true);
  });

  test('are not kept where the browser has no cryptography', async () => {
    const hash = await hashPassword('secret');
    const { getRandomValues } = crypto;
    vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
    expect(await hashPassword('secret')).toBeNull();
    expect(await passwordFits('secret', hash)).toBe(false);
    expect(randomHex(16)).toMatch(/^[0-9a-f]{32}$/);
  });
});
