const BYTES = 16;

/** A random `Idempotency-Key`: one for each attempt that a person makes. Works on any origin. */
export const newAttemptKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
