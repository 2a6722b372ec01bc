import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { mockBackend } from './mocks/build/vitePlugin';
import { htmlHead } from './src/theme/htmlHead';

/** With an address, the build is for that backend and holds nothing of the mocks. */
const apiUrl = process.env.VITE_API_URL;

export default defineConfig({
  /** The one setting for a site below a sub-path: BASE_PATH=/dealwright/ npm run build. */
  base: process.env.BASE_PATH ?? '/',
  publicDir: false,
  plugins: [react(), htmlHead(), mockBackend({ files: !apiUrl })],
  resolve: {
    alias: { tldts: fileURLToPath(new URL('mocks/build/publicSuffixStub.ts', import.meta.url)) },
  },
  build: {
    manifest: true,
    target: 'es2022',
    outDir: process.env.OUT_DIR ?? 'dist',
    emptyOutDir: true,
  },
  test: {
    globals: false,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['tests/support/unitSetup.ts'],
        },
      },
      {
        extends: true,
        test: { name: 'contract', include: ['tests/contract/**/*.test.ts'], environment: 'node' },
      },
      {
        extends: true,
        test: { name: 'structure', include: ['tests/structure/**/*.test.ts'], environment: 'node' },
      },
    ],
  },
});
