import { readdirSync } from 'node:fs';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * Who may import whom: each folder of src names the folders of src that it may reach. Folders are
 * read from disk, so one that is missing here may reach nothing and is noticed at once.
 */
const reach = {
  build: [],
  lib: [],
  theme: ['lib', 'site'],
  ui: ['lib', 'theme'],
  list: ['lib', 'theme', 'ui', 'routing'],
  routing: ['lib', 'theme', 'ui', 'api', 'app', 'site'],
  api: ['lib'],
  forms: ['lib', 'theme', 'ui', 'routing', 'api/ApiError'],
  session: ['lib', 'theme', 'ui', 'routing', 'api', 'forms', 'site'],
  domain: ['lib', 'theme', 'ui', 'list', 'routing', 'api', 'forms', 'session', 'site'],
  features: ['lib', 'theme', 'ui', 'list', 'routing', 'api', 'forms', 'session', 'domain', 'site'],
  layout: ['lib', 'theme', 'ui', 'list', 'routing', 'api', 'forms', 'session', 'domain', 'site'],
  app: [
    'lib',
    'theme',
    'ui',
    'list',
    'routing',
    'api',
    'forms',
    'session',
    'domain',
    'layout',
    'features',
    'site',
  ],
};

const folders = (path) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const everywhere = [...folders('src'), 'site'];
const outsideSrc = ['mocks', 'tests'];

/** Rules for `files`: no relative import may lead into one of the named folders or files. */
const forbid = (files, names, patterns = []) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^(\\.\\./)+(${names.join('|')})(/|$)`,
            message: 'This folder may not reach that one: see the table in eslint.config.js.',
          },
          {
            regex: '^@mui/material(/.+/.+)?$',
            message: 'Import MUI by path: @mui/material/Button.',
          },
          ...patterns,
        ],
      },
    ],
  },
});

const srcZones = folders('src').map((folder) => {
  const allowed = reach[folder] ?? [];
  const names = everywhere.filter(
    (name) => name !== folder && !allowed.some((path) => path.split('/')[0] === name),
  );
  const onlyApiError = {
    regex: '/api/(?!ApiError$)',
    message: 'Forms know of the API only its error.',
  };
  return forbid(
    [`src/${folder}/**`],
    [...names, ...outsideSrc],
    folder === 'forms' ? [onlyApiError] : [],
  );
});

const featureZones = folders('src/features').map((feature) => {
  const others = folders('src/features').filter((name) => name !== feature);
  return forbid([`src/features/${feature}/**`], [...others, 'layout', 'app', ...outsideSrc]);
});

// The mocks know the contract's types and pure functions, nothing else of the app.
const mocksZone = forbid(
  ['mocks/**'],
  [
    'tests',
    ...everywhere.filter((name) => !['lib', 'api'].includes(name)).map((name) => `src/${name}`),
  ],
);

export default tseslint.config(
  { ignores: ['dist', '.cache', 'test-results', 'playwright-report', 'src/api/schema.d.ts'] },
  ...tseslint.configs.recommended,
  { files: ['src/**'], ...reactHooks.configs.flat['recommended-latest'] },
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['error'] }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
      '@typescript-eslint/no-explicit-any': 'error',
      // Widening a library's types is done by such interfaces.
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  ...srcZones,
  ...featureZones,
  mocksZone,
  { files: ['tests/**', 'mocks/cli.mjs', 'mocks/http.ts'], rules: { 'no-console': 'off' } },
);
