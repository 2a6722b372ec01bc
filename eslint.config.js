import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  { ignores: ['dist', '.cache', 'test-results', 'playwright-report', 'src/api/schema.d.ts'] },
  ...tseslint.configs.recommended,
  { files: ['src/**'], ...reactHooks.configs.flat['recommended-latest'] },
  {
    // A promise that nobody waits for loses its errors; only types can tell which calls give one.
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
    },
  },
  // Tests read answers of any shape, so they keep to the rules above.
  { files: ['{src,mocks}/**/*.{ts,tsx}'], extends: tseslint.configs.recommendedTypeChecked },
  {
    files: ['{src,mocks}/**/*.{ts,tsx}'],
    rules: {
      // Off: a handler or a storage answers with a promise whether or not it has to wait, methods of
      // our object literals don't use `this`, and MUI (lists of `sx`) and SWR (errors) give any.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['error'] }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
      'no-restricted-syntax': [
        'error',
        {
          selector: ':matches(JSXAttribute > Literal, JSXText)[raw=/\\\\[ux][0-9a-f]{2}/i]',
          message: "JSX text and plain attributes show escapes as they are; write {'…'}.",
        },
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-router-dom',
              importNames: ['Link', 'NavLink', 'Form'],
              message:
                'They bring code that the first load does not need; use src/ui/RouterLink.tsx.',
            },
          ],
          patterns: [
            {
              regex: '^@mui/material(/.+/.+)?$',
              message: 'Import MUI by path: @mui/material/Button.',
            },
          ],
        },
      ],
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
  { files: ['tests/**', 'mocks/cli.mjs', 'mocks/http.ts'], rules: { 'no-console': 'off' } },
);
