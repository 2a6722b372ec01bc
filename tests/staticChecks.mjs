/**
 * Types and lint in one go: rules that ask for types read the program that the type check has made,
 * where `npm run types` and `npm run lint`, one after the other, would each make their own. Prints
 * what both find and fails where there is anything.
 *
 *   node tests/staticChecks.mjs
 */
import { ESLint } from 'eslint';
import ts from 'typescript';

const host = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic(diagnostic) {
    throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
  },
};
const { fileNames, options, errors } = ts.getParsedCommandLineOfConfigFile(
  'tsconfig.json',
  undefined,
  host,
);
const program = ts.createProgram(fileNames, options);
const diagnostics = [...errors, ...ts.getPreEmitDiagnostics(program)];
if (diagnostics.length > 0)
  console.log(
    ts.formatDiagnostics(diagnostics, {
      getCanonicalFileName: (name) => name,
      getCurrentDirectory: ts.sys.getCurrentDirectory,
      getNewLine: () => '\n',
    }),
  );

const eslint = new ESLint({
  overrideConfig: {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: false, programs: [program] } },
  },
});
const results = await eslint.lintFiles(['.']);
const formatter = await eslint.loadFormatter('stylish');
const found = await formatter.format(results);
if (found) console.log(found);
const isClean = results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0);
process.exitCode = diagnostics.length === 0 && isClean ? 0 : 1;
