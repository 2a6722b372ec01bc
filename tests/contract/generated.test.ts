import { readFileSync } from 'node:fs';
import openapiTypescript, { astToString, COMMENT_HEADER } from 'openapi-typescript';
import { expect, test } from 'vitest';

const at = (path: string) => new URL(`../../${path}`, import.meta.url);

test('src/api/schema.d.ts is what the contract generates', async () => {
  const generated = COMMENT_HEADER + astToString(await openapiTypescript(at('openapi.yaml')));
  expect(readFileSync(at('src/api/schema.d.ts'), 'utf8')).toBe(generated);
});
