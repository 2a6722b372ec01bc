import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { HtmlTagDescriptor, Plugin, ViteDevServer } from 'vite';
import type { ResponseRules } from '../contract/types';
import { drawArtwork } from '../artwork/draw';
import { FIRST_VIEW } from '../firstView';
import { SEED_NOW } from '../seed/clock';
import { seedCollections } from '../seed/index';
import { builtPictures } from './builtPictures';
import { deriveContract } from './contract';
import { deriveRecordShapes } from './recordShapes';
import { workerScript } from './workerScript';

const CONTRACT = fileURLToPath(new URL('../../openapi.yaml', import.meta.url));
const RECORDS = fileURLToPath(new URL('../store/records.ts', import.meta.url));
const WORKER = 'mockServiceWorker.js';

const fingerprintOf = (records: unknown) =>
  createHash('sha256').update(JSON.stringify(records)).digest('hex').slice(0, 8);

const json = (value: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

/** Endings of the ids of the modules that {@link FIRST_VIEW} names. */
const FIRST_MODULES = [
  'mocks/browser.ts',
  ...FIRST_VIEW.tags.flatMap((tag) => [
    `mocks/handlers/${tag}.ts`,
    `virtual:contract/requests/${tag}`,
  ]),
  ...FIRST_VIEW.collections.map((name) => `virtual:seed/${name}`),
];

/** The name of the chunk that holds what the mock needs for the first view. */
export const MOCKS_CHUNK = 'mocks';

/** Whether a module belongs into that chunk (with all that it imports). */
export const isInMocksChunk = (id: string) => FIRST_MODULES.some((ending) => id.endsWith(ending));

/**
 * Script that fetches the mocks as soon as the app's file has arrived: on a narrow line they would
 * else take turns and delay the first paint. They travel while the app starts.
 */
const preloadAfter = (entry: string, mocks: string) =>
  `{let p=(f,o)=>{let l=document.createElement('link');l.rel='modulepreload';l.crossOrigin='';l.href=f;l.onload=o;document.head.append(l)};p(${JSON.stringify(entry)},()=>p(${JSON.stringify(mocks)}))}`;

/** A module of the rules in which what many answers share, such as a problem, is written once. */
function responseModule(rules: ResponseRules): string {
  const shared = new Map<string, number>();
  const rows = Object.entries(rules).map(([id, byStatus]) => {
    const cells = Object.entries(byStatus).map(([status, rule]) => {
      const text = json(rule);
      if (!shared.has(text)) shared.set(text, shared.size);
      return `${status}: rules[${shared.get(text)}]`;
    });
    return `${id}: { ${cells.join(', ')} }`;
  });
  return `const rules = [${[...shared.keys()].join(',\n')}];\nexport default { ${rows.join(',\n')} };`;
}

/** A path as one reads it; one that is not well encoded stays as it came, and names no picture. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Gives the mock backend what is made at build time: the contract's tables, the seed (so that Faker
 * is in no browser bundle), the drawn pictures and the service worker's script.
 *
 * @param files whether the build gets the pictures and the worker; a build for a real backend has
 *   neither
 */
export function mockBackend({ files }: { files: boolean }): Plugin {
  let base = '/';

  const modules: Record<string, () => string> = {
    'virtual:contract': () => {
      const { operations, requestRules } = deriveContract(CONTRACT);
      const loaders = Object.keys(requestRules).map(
        (tag) =>
          `${JSON.stringify(tag)}: () => import(${JSON.stringify(`virtual:contract/requests/${tag}`)})`,
      );
      return `export const operations = ${json(operations)};\nexport const requestRules = { ${loaders.join(', ')} };`;
    },
    'virtual:contract/responses': () => responseModule(deriveContract(CONTRACT).responseRules),
    'virtual:records': () => `export default ${json(deriveRecordShapes(RECORDS))};`,
    'virtual:seed': () => {
      const seed = seedCollections();
      const fingerprints = Object.fromEntries(
        Object.entries(seed).map(([name, records]) => [name, fingerprintOf(records)]),
      );
      const loaders = Object.keys(seed).map(
        (name) => `${name}: () => import('virtual:seed/${name}')`,
      );
      return `export const seedNow = ${JSON.stringify(SEED_NOW)};
export const fingerprints = ${json(fingerprints)};
export const seeds = { ${loaders.join(', ')} };`;
    },
  };

  function load(id: string): string | undefined {
    if (modules[id]) return modules[id]();
    const [kind, name = ''] = id
      .replace('virtual:contract/requests/', 'requests:')
      .replace('virtual:seed/', 'seed:')
      .split(':');
    if (kind === 'requests')
      return `export default ${json(deriveContract(CONTRACT).requestRules[name])};`;
    if (kind === 'seed')
      return `export default ${json((seedCollections() as Record<string, unknown>)[name])};`;
    return undefined;
  }

  return {
    name: 'mock-backend',
    configResolved: (config) => void (base = config.base),
    resolveId: (id) => (/^virtual:(contract|records|seed)/.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0virtual:')) return undefined;
      this.addWatchFile(CONTRACT);
      if (id.endsWith('virtual:records')) this.addWatchFile(RECORDS);
      return load(id.slice(1));
    },
    configureServer(server: ViteDevServer) {
      if (!files) return;
      server.middlewares.use((request, response, next) => {
        const path = readable((request.url ?? '').split('?')[0]!);
        const picture = /\/artwork\/(.+)\.svg$/.exec(path)?.[1];
        if (path === `${base}${WORKER}`) {
          response.setHeader('content-type', 'text/javascript');
          response.end(workerScript());
        } else if (picture) {
          response.setHeader('content-type', 'image/svg+xml');
          response.end(drawArtwork(picture));
        } else next();
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }): HtmlTagDescriptor[] => {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entry = chunks.find(({ isEntry }) => isEntry);
        const mocks = chunks.find(({ name }) => name === MOCKS_CHUNK);
        if (!files || !entry || !mocks) return [];
        const script = preloadAfter(base + entry.fileName, base + mocks.fileName);
        return [{ tag: 'script', children: script, injectTo: 'head-prepend' }];
      },
    },
    generateBundle() {
      if (!files || this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: WORKER, source: workerScript() });
      for (const picture of builtPictures(seedCollections())) {
        this.emitFile({
          type: 'asset',
          fileName: `artwork/${picture}.svg`,
          source: drawArtwork(picture),
        });
      }
    },
  };
}
