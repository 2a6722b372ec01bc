import { writeFile } from 'node:fs/promises';
import { runnerImport } from 'vite';

/** Writes the types of the contract: `npm run generate`. Vite loads the TypeScript. */
const at = (path) => new URL(`../../${path}`, import.meta.url);

const { module } = await runnerImport(at('mocks/build/contractTypes.ts').pathname);
await writeFile(at('src/api/schema.d.ts'), await module.contractTypes(at('openapi.yaml')));
