import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { typefacePackages } from './mocks/artwork/lettering/typefacePackages';
import { isInMocksChunk, mockBackend, MOCKS_CHUNK } from './mocks/build/vitePlugin';
import { answerShapes } from './src/build/answerShapes';
import { readBuildSettings } from './src/build/buildSettings';
import { contentSecurityPolicy } from './src/build/contentSecurityPolicy';
import { LICENSES_FILE, thirdPartyLicenses } from './src/build/thirdPartyLicenses';
import { unusedRouterParts } from './src/build/unusedRouterParts';
import { HOME_CHUNK, htmlHead } from './src/theme/htmlHead';

/** With the URL of an API, the build is for that backend and holds nothing of the mocks. */
const { base, apiUrl, imageOrigins } = readBuildSettings({
  ...process.env,
  ...loadEnv('', import.meta.dirname, 'VITE_'),
});

const FONT_CREDIT = 'Font, under the SIL Open Font License 1.1.';
const LETTERS_CREDIT = 'Letters in pictures, under the SIL Open Font License 1.1.';
/** Fonts of live demos alone. */
const demoFonts = ['@fontsource/newsreader', '@fontsource/jetbrains-mono'];
/** What the build holds of packages without bundling their modules. */
const credited = [
  { name: '@fontsource-variable/inter', credit: FONT_CREDIT },
  { name: '@fontsource-variable/bricolage-grotesque', credit: FONT_CREDIT },
  ...demoFonts.map((name) => ({ name, credit: FONT_CREDIT })),
  ...(apiUrl
    ? []
    : [
        ...typefacePackages
          .filter((name) => !demoFonts.includes(name))
          .map((name) => ({ name, credit: LETTERS_CREDIT })),
        {
          name: '@dicebear/personas',
          credit: 'Avatars: “Personas” by Draftbit, CC BY 4.0, drawn by DiceBear and recolored.',
        },
      ]),
];

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * What the first view needs travels as one file each for the app, the home page and its mocks: fifty
 * small ones cost more in requests than they save in bytes. Everything else splits by itself.
 */
const firstView = [
  // Kept apart, because pages that keep files use it, too: they need not fetch the mocks for it.
  { name: 'idb', test: /node_modules\/idb\/|src\/lib\/inTime/, priority: 4 },
  { name: 'app', tags: ['$initial' as const], priority: 3 },
  { name: HOME_CHUNK, test: /HomePage\.tsx$/, priority: 2 },
  { name: MOCKS_CHUNK, test: isInMocksChunk, priority: 1 },
  // Tiny files in one chunk: naming each in the first view costs more than the files.
  {
    name: 'list-parts',
    test: /src\/list\/(filterCount|facets|facetLabels|FacetsMissing|tableOrders|useListTitle)\.tsx?$/,
    priority: 0,
  },
  { name: 'mui-utils', test: /node_modules\/@mui\/(utils|material\/utils)\//, priority: 0 },
];

/**
 * What is fetched along with a page, as the first load lists it for each of them: without the file that is there
 * already, and in one order, so that lists have parts in common.
 */
const knownOrder = (
  _page: string,
  files: string[],
  { hostType }: { hostType: 'html' | 'js' },
): string[] =>
  hostType === 'html' ? files : files.filter((name) => !/\/rolldown-runtime-/.test(name)).sort();

/**
 * The package's exports name its development build for every bundler, with the checks and warnings of
 * that; what visitors load is the release beside it, 0.4 kB less.
 */
const releaseOfRouter = [
  {
    find: /^react-router$/,
    replacement: file('node_modules/react-router/dist/production/index.mjs'),
  },
  {
    find: /^react-router\/dom$/,
    replacement: file('node_modules/react-router/dist/production/dom-export.mjs'),
  },
];

export default defineConfig(({ command }) => ({
  /** The one setting for a site below a sub-path: BASE_PATH=/dealwright/ npm run build. */
  base,
  publicDir: false,
  plugins: [
    react(),
    htmlHead(),
    answerShapes(),
    unusedRouterParts(),
    mockBackend({ files: !apiUrl }),
    thirdPartyLicenses(credited),
    contentSecurityPolicy({ apiUrl, imageOrigins }),
  ],
  resolve: {
    alias: [
      // MSW's module of this name; nothing else is called so.
      { find: /^(\.\.\/)+cookieStore\.mjs$/, replacement: file('mocks/build/noCookieStore.ts') },
      { find: 'resize-observer-polyfill', replacement: file('src/lib/nativeResizeObserver.ts') },
      { find: 'hoist-non-react-statics', replacement: file('src/lib/noHoistedStatics.ts') },
      {
        find: /^use-sync-external-store\/shim(\/index\.js)?$/,
        replacement: file('src/lib/nativeSyncExternalStore.ts'),
      },
      // Modules of Material UI, as its own files name them; nothing else is called so.
      { find: './TouchRipple.mjs', replacement: file('src/lib/noRipple.ts') },
      { find: '../useLazyRipple/index.mjs', replacement: file('src/lib/noRipple.ts') },
      {
        find: '../CircularProgress/index.mjs',
        replacement: file('src/lib/noLoadingIndicator.ts'),
      },
      {
        find: '../InitColorSchemeScript/InitColorSchemeScript.mjs',
        replacement: file('src/lib/noColorSchemeScript.ts'),
      },
      ...(command === 'build' ? releaseOfRouter : []),
    ],
  },
  build: {
    manifest: true,
    license: { fileName: LICENSES_FILE },
    target: 'es2022',
    modulePreload: { resolveDependencies: knownOrder },
    outDir: process.env.OUT_DIR ?? 'dist',
    emptyOutDir: true,
    // The largest is a file of the mocks, the texts of all lessons; limits are in tests/size.mjs.
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: firstView },
        // The first load names each file, and hex digits compress better than base64.
        hashCharacters: 'hex',
      },
      // How long plugins take on a busy machine is no fault of the build.
      checks: { bundlerTimings: false },
    },
  },
  test: {
    globals: false,
    restoreMocks: true,
    testTimeout: 60_000,
    // The files of a project share one worker, because loading React, MUI and MSW for each of them
    // takes twice as long as the tests themselves; the setup files take away what a file leaves
    // behind. Two projects at a time are two commands: see tests/run.mjs.
    isolate: false,
    maxWorkers: 1,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          sequence: { groupOrder: 1 },
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost/' } },
          // Node, unlike a browser, asks only complete URLs.
          env: { VITE_API_URL: 'http://localhost:3000/api' },
          setupFiles: ['tests/support/unitSetup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          sequence: { groupOrder: 2 },
          include: ['tests/contract/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['tests/support/nodeSetup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'bench',
          include: [],
          benchmark: { include: ['tests/bench/**/*.bench.ts'] },
          environment: 'node',
        },
      },
      {
        extends: true,
        test: {
          name: 'structure',
          sequence: { groupOrder: 3 },
          include: ['tests/structure/**/*.test.ts'],
          environment: 'node',
        },
      },
    ],
  },
}));
