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
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['error'] }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
      'no-restricted-imports': [
        'error',
        {
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
