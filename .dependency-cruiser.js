import { readdirSync } from 'node:fs';

/**
 * Who may import whom: each folder of src names the folders and files of src that it may reach.
 * Folders are read from disk, so one that is missing here may reach nothing and is noticed at once.
 */
const below = ['lib', 'theme', 'ui', 'list', 'routing', 'api', 'forms', 'session', 'domain'];
const reach = {
  build: ['api/shapes/deriveShapes'],
  lib: [],
  theme: ['lib'],
  ui: ['lib', 'theme'],
  api: ['lib'],
  routing: ['lib', 'theme', 'ui', 'api/schema', 'app/routes'],
  list: ['lib', 'theme', 'ui', 'routing'],
  forms: ['lib', 'theme', 'ui', 'routing', 'api/ApiError'],
  session: ['lib', 'theme', 'ui', 'routing', 'api', 'forms'],
  domain: below,
  features: below,
  layout: below,
  app: [...below, 'layout', 'features'],
};

const folders = readdirSync('src', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** `lib` as a folder, `api/ApiError` as a file of one. */
const pattern = (path) => `^src/${path}${path.includes('/') ? '(\\.d)?\\.tsx?$' : '/'}`;

const zones = folders.map((folder) => ({
  name: `imports of src/${folder}`,
  comment: `src/${folder} may import: ${['itself', ...(reach[folder] ?? [])].join(', ')}. The table is in .dependency-cruiser.js.`,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: {
    path: '^(src|mocks)/',
    pathNot: ['^src/site\\.ts$', ...[folder, ...(reach[folder] ?? [])].map(pattern)],
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...zones,
    {
      name: 'areas are apart',
      comment: 'What two areas need is a noun of src/domain, or a piece of src/list or src/ui.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'routing knows the pages by type',
      comment:
        'The app registers its routes; importing them would load them all wherever a link is.',
      severity: 'error',
      from: { path: '^src/routing/' },
      to: { path: '^src/(app|api)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'mocks only on demand',
      comment:
        'src/main.tsx alone reaches the mocks, and dynamically: a real build holds none of them.',
      severity: 'error',
      from: { path: '^src/main\\.tsx$' },
      to: { path: '^mocks/', dynamic: false },
    },
    {
      name: 'mocks know the contract',
      comment: 'The mocks know the generated types and pure functions, nothing else of the app.',
      severity: 'error',
      from: { path: '^mocks/' },
      to: {
        path: '^src/',
        pathNot: '^src/(lib/|api/schema|theme/(colors|labelColors|shiftColors)\.ts)',
      },
    },
    {
      name: 'handlers keep no rules',
      comment: 'A handler refuses nothing itself: move the refusal to a function of mocks/rules.',
      severity: 'error',
      from: { path: '^mocks/handlers/' },
      to: { path: '^mocks/problem' },
    },
    {
      name: 'the seed is made at build time',
      comment:
        'Only the build and the HTTP server read the seed and draw pictures of it; browsers get its records.',
      severity: 'error',
      from: { path: '^(src|mocks)/', pathNot: '^mocks/(seed|build|artwork)/|^mocks/http\\.ts$' },
      to: { path: '^mocks/(seed|artwork)/' },
    },
    {
      name: 'Faker stays in the seed',
      severity: 'error',
      from: { pathNot: '^mocks/seed/' },
      to: { path: 'node_modules/@faker-js/' },
    },
    {
      name: 'nothing imports the tests',
      severity: 'error',
      from: { path: '^(src|mocks)/' },
      to: { path: '^tests/' },
    },
    {
      name: 'no circles',
      comment: 'Move what both files need to a third one. Types and code on demand may go round.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json'] },
  },
};
