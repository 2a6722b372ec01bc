import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { deriveShapes } from '../api/shapes/deriveShapes';

const CONTRACT = fileURLToPath(new URL('../../openapi.yaml', import.meta.url));
const MODULE = 'virtual:answer-shapes';

type Contract = Parameters<typeof deriveShapes>[0];

/** Build plugin that gives the client the shapes of the contract's answers. */
export function answerShapes(): Plugin {
  return {
    name: 'answer-shapes',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      this.addWatchFile(CONTRACT);
      const shapes = deriveShapes(parse(readFileSync(CONTRACT, 'utf8')) as Contract);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(shapes))});`;
    },
  };
}
