import { fileURLToPath } from 'node:url';
import { createConfig, lint } from '@redocly/openapi-core';
import { expect, test } from 'vitest';

const CONTRACT = fileURLToPath(new URL('../../openapi.yaml', import.meta.url));

test('the contract keeps every rule of its style', async () => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: {
      'operation-4xx-problem-details-rfc7807': 'error',
      'paths-kebab-case': 'error',
      'no-http-verbs-in-paths': 'error',
      'operation-description': 'error',
      'tag-description': 'error',
      'no-invalid-schema-examples': 'error',
      'no-invalid-parameter-examples': 'error',
    },
  });
  const problems = await lint({ ref: CONTRACT, config });
  expect(
    problems.map(({ ruleId, message, location }) => ({
      ruleId,
      message,
      at: location.map(({ pointer }) => pointer),
    })),
  ).toEqual([]);
});
