import { writeFile } from 'node:fs/promises';
import { runnerImport } from 'vite';

/** Writes what is generated from the contract: `npm run generate`. Vite loads the TypeScript. */
const at = (path) => new URL(`../../${path}`, import.meta.url);

const { module } = await runnerImport(at('mocks/build/contractTypes.ts').pathname);
const contract = at('openapi.yaml');
await writeFile(at('src/api/schema.d.ts'), await module.contractTypes(contract));
await writeFile(at('src/api/operationRoles.ts'), module.operationRolesModule(contract));
