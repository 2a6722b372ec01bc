import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  dropAttempt,
  keepAttempt,
  readAttempt,
  type Attempt,
} from '../../../src/features/checkout/attempt';

const NAME = 'checkout member-maya software duskplan';
const attempt: Attempt = {
  key: '0123456789abcdef',
  sentAt: Date.now(),
  body: {
    item: { kind: 'software', id: 'duskplan' },
    planId: 'license-tier-1',
    quantity: 1,
    useCredits: false,
    paymentMethodId: null,
    expectedTotal: { amountMinor: 0, currency: 'USD' },
  },
};

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('an attempt to buy', () => {
  const bodiless = JSON.stringify({ ...attempt, body: undefined });
  it.each(['', '{"key":', 'null', '7', '[]', bodiless])(
    'is forgotten where it was kept as %j',
    (text) => {
      sessionStorage.setItem(NAME, text);
      expect(readAttempt(NAME)).toBeUndefined();
    },
  );

  it('is forgotten once the server has forgotten its key', () => {
    keepAttempt(NAME, { ...attempt, sentAt: Date.now() - 24 * 60 * 60 * 1000 });
    expect(readAttempt(NAME)).toBeUndefined();
  });

  it('lives as long as the page where all storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
    keepAttempt(NAME, attempt);
    expect(readAttempt(NAME)).toEqual(attempt);
    dropAttempt(NAME);
    expect(readAttempt(NAME)).toBeUndefined();
  });
});
