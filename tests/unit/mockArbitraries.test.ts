import { expect, test } from 'vitest';
import { sampleOf } from '../support/mockArbitraries';

test.each([
  [{ type: 'string', pattern: '^[A-Za-z0-9_-]*$', minLength: 16 }],
  [{ type: 'string', pattern: '^[a-z]+$', minLength: 90 }],
  [{ type: 'string', pattern: '\\S', minLength: 100 }],
  [{ type: 'string', pattern: '^[A-Z0-9-]+$', minLength: 1, maxLength: 12 }],
])('a value is found for %j', (schema) => {
  const { length } = sampleOf(schema) as string;
  expect(length).toBeGreaterThanOrEqual(schema.minLength);
});
