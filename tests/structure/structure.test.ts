import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { operations } from 'virtual:contract';
import { routes } from '../../src/app/routes';
import type { AppRoutes } from '../../src/routing/AppRoute';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

function filesBelow(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)));
}

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** A file longer than a few screens usually holds two things. */
const MAX_LINES = 260;

const source = filesBelow('src').filter((file) => file !== 'src/api/schema.d.ts');
const mocks = filesBelow('mocks');
const tags = [...new Set(operations.map(({ tag }) => tag))].sort();
const baseNames = (folder: string) =>
  readdirSync(join(ROOT, folder))
    .map((name) => name.replace(/\.ts$/, ''))
    .sort();

describe('the house', () => {
  test('endpoint paths are in src/api alone', () => {
    const paths = new Set(operations.map(({ path }) => path.replace(/:(\w+)/g, '{$1}')));
    const calls = source.filter(
      (file) =>
        !file.startsWith('src/api/') &&
        /\b(useApi|client\.(GET|POST|PUT|PATCH|DELETE))\(/.test(read(file)),
    );
    expect(calls).toEqual([]);
    expect(paths.size).toBeGreaterThan(20);
  });

  test('each tag of the contract has one file of hooks and one of handlers', () => {
    expect(baseNames('src/api/resources')).toEqual(tags);
    expect(baseNames('mocks/handlers').filter((name) => name !== 'handler')).toEqual(tags);
  });

  test('hooks call what is of their own tag, and bring the shapes of its answers', () => {
    const offenders = tags.filter((tag) => {
      const hooks = read(`src/api/resources/${tag}.ts`);
      const own = operations
        .filter((operation) => operation.tag === tag)
        .map(({ path }) => path.replace(/:(\w+)/g, '{$1}'));
      const calls = [...hooks.matchAll(/\b(?:useApi|client\.[A-Z]+)\(\s*'([^']+)'/g)];
      return (
        !hooks.startsWith(`import 'virtual:answer-shapes/${tag}';`) ||
        calls.some(([, path]) => !own.includes(path!))
      );
    });
    expect(offenders).toEqual([]);
  });

  test('handlers leave changing records to the rules', () => {
    const writing = baseNames('mocks/handlers')
      .filter((name) => /\.(put|remove)\(/.test(read(`mocks/handlers/${name}.ts`)))
      .map((name) => `mocks/handlers/${name}.ts changes a record: do that in mocks/rules.`);
    expect(writing).toEqual([]);
  });

  test('every operation has a caller in the hooks of its tag', () => {
    const uncalled = operations.filter(({ tag, path, method }) => {
      const hooks = read(`src/api/resources/${tag}.ts`);
      const literal = `'${path.replace(/:(\w+)/g, '{$1}')}'`;
      const call =
        method === 'get'
          ? [`useApi(${literal}`, `client.GET(${literal}`]
          : [`client.${method.toUpperCase()}(${literal}`];
      const compact = hooks.replace(/\s+/g, '');
      return !call.some((text) => compact.includes(text));
    });
    expect(uncalled.map(({ id }) => id)).toEqual([]);
  });

  test('files are small and none only passes others on', () => {
    // Texts, drawings and route tables are lists: splitting them helps no one.
    const code = [...source, ...mocks].filter(
      (file) => !/^mocks\/(seed|artwork)\/|\/routes\.ts$/.test(file),
    );
    const long = code
      .map((file) => ({ file, lines: read(file).split('\n').length }))
      .filter(({ lines }) => lines > MAX_LINES)
      .map(
        ({ file, lines }) =>
          `${file} has ${lines} lines; at most ${MAX_LINES}. Move what has a name of its own (a component, a hook, one area of rules) to a file beside it; don't cut it into numbered parts.`,
      );
    expect(long).toEqual([]);
    expect(code.filter((file) => /^(export [^\n]* from [^\n]*\n)+$/.test(read(file)))).toEqual([]);
  });

  test('each area with pages joins the route table once, under names and paths of their own', () => {
    const areas = import.meta.glob<Record<string, AppRoutes>>('../../src/features/*/routes.ts', {
      eager: true,
    });
    const declared = Object.values(areas).flatMap((area) => Object.values(area));
    const entries = declared.flatMap((area) => Object.entries(area));
    expect(Object.keys(routes).sort()).toEqual(entries.map(([name]) => name).sort());
    const paths = entries.flatMap(([, { path, alsoAt = [], redirectsFrom = [] }]) => [
      path,
      ...alsoAt,
      ...redirectsFrom,
    ]);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  test('texts are spelled in the American way', () => {
    const texts = [...source, ...mocks, 'openapi.yaml'];
    expect(texts.filter((file) => /\bcancell(ed|ing)\b/i.test(read(file)))).toEqual([]);
  });

  test('no two files differ by the case of their letters alone', () => {
    const names = [...source, ...mocks].map((file) => file.replace(/\.tsx?$/, '').toLowerCase());
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('the browser’s title, fetch and URLs stay out of pages', () => {
    const offenders = source
      .filter((file) => file.startsWith('src/features/'))
      .filter((file) => /document\.title|\bfetch\(|to="\/|href="\/(?!\/)/.test(read(file)));
    expect(offenders).toEqual([]);
  });

  test('styles name children by what they are, not by their place', () => {
    // Emotion warns of these in development: on a server, its own style elements take a place.
    const placed = source.filter((file) => /:(first|nth)(-last)?-child\b/.test(read(file)));
    expect(placed).toEqual([]);
  });

  test('no button asks for what the build replaces: ripples, and an indicator that it is loading', () => {
    const offenders = source.filter((file) => {
      const text = read(file);
      return (
        /disable(Touch)?Ripple=\{/.test(text) || /<(Icon)?Button\b[^>]*?\sloading\b/.test(text)
      );
    });
    expect(offenders).toEqual([]);
  });

  test('raw colors are in the theme alone', () => {
    const offenders = source
      .filter((file) => !file.startsWith('src/theme/'))
      .filter((file) => /['"`\s:(]#[0-9a-fA-F]{3,8}\b|\brgba?\(|\bhsla?\(/.test(read(file)));
    expect(offenders).toEqual([]);
  });
});
