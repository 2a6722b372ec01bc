import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contractTypes, operationRolesModule } from '../../mocks/build/contractTypes';

const at = (path: string) => new URL(`../../${path}`, import.meta.url);

test('src/api/schema.d.ts is what the contract generates', async () => {
  const generated = await contractTypes(at('openapi.yaml'));
  expect(readFileSync(at('src/api/schema.d.ts'), 'utf8')).toBe(generated);
});

test('src/api/operationRoles.ts is what the contract generates', () => {
  const generated = operationRolesModule(at('openapi.yaml'));
  expect(readFileSync(at('src/api/operationRoles.ts'), 'utf8')).toBe(generated);
});
