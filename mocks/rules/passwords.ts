const ITERATIONS = 50_000;

const toHex = (bytes: ArrayBuffer | Uint8Array) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Random bytes as hexadecimal text. Unlike `crypto.randomUUID` it works on any origin. */
export const randomHex = (bytes: number): string =>
  toHex(crypto.getRandomValues(new Uint8Array(bytes)));

async function derive(password: string, salt: string): Promise<string> {
  const encoder = new TextEncoder();
  const key = await crypto.subtle.importKey('raw', encoder.encode(password), 'PBKDF2', false, [
    'deriveBits',
  ]);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations: ITERATIONS },
    key,
    256,
  );
  return toHex(bits);
}

/**
 * A salted hash for an account record.
 *
 * @returns null where the browser offers no cryptography (a page over plain HTTP that is not on
 *   localhost): the account then takes any password, which is better than keeping it readable
 */
export async function hashPassword(password: string): Promise<string | null> {
  // The type says that it is always there; on an insecure origin it is not.
  if (!(crypto.subtle as SubtleCrypto | undefined)) return null;
  const salt = randomHex(16);
  return `${salt}:${await derive(password, salt)}`;
}

/** Whether the password is the account's own; null as the hash takes any. */
export async function passwordFits(password: string, hash: string | null): Promise<boolean> {
  if (hash === null) return true;
  if (!(crypto.subtle as SubtleCrypto | undefined)) return false;
  const [salt = '', expected] = hash.split(':');
  return (await derive(password, salt)) === expected;
}
