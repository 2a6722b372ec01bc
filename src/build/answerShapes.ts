import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { deriveShapes } from '../api/shapes/deriveShapes';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const CONTRACT = path('../../openapi.yaml');
const CHECK = path('../api/shapes/findBreak.ts');
const MODULES = 'virtual:answer-shapes/';

type Contract = Parameters<typeof deriveShapes>[0];

/**
 * Build plugin that gives the client the shapes of the contract's answers, those of an area with its hooks:
 * `import 'virtual:answer-shapes/listings'`.
 */
export function answerShapes(): Plugin {
  let contract: Contract | undefined;
  return {
    name: 'answer-shapes',
    watchChange(file) {
      if (file === CONTRACT) contract = undefined;
    },
    resolveId: (id) => (id.startsWith(MODULES) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${MODULES}`)) return undefined;
      this.addWatchFile(CONTRACT);
      contract ??= parse(readFileSync(CONTRACT, 'utf8')) as Contract;
      const tag = id.slice(MODULES.length + 1);
      const shapes = deriveShapes(contract, tag);
      if (Object.keys(shapes.answers).length === 0)
        this.error(`The contract has no operation of the tag “${tag}”.`);
      return `import { learnShapes } from ${JSON.stringify(CHECK)};
learnShapes(JSON.parse(${JSON.stringify(JSON.stringify(shapes))}));`;
    },
  };
}
