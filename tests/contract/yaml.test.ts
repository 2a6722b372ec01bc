import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isCollection, parse, parseDocument, Scalar, visit } from 'yaml';

const text = readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8');

test('a YAML 1.1 reader reads the contract as a 1.2 reader does', () => {
  const document = parseDocument(text, { version: '1.1', strict: true });
  expect([...document.errors, ...document.warnings]).toEqual([]);
  // Dates, `yes`, `on` and the like would differ: they are values of other types in YAML 1.1.
  expect(document.toJS()).toStrictEqual(parse(text, { version: '1.2', strict: true }));
});

test('no unquoted text within { } or [ ] has a question mark', () => {
  // PyYAML and SnakeYAML end the text there and refuse the file; no parser of JavaScript does.
  const found: unknown[] = [];
  visit(parseDocument(text), {
    Scalar(_key, { type, value }, path) {
      const inFlow = path.some((node) => isCollection(node) && node.flow);
      if (inFlow && type === Scalar.PLAIN && String(value).includes('?')) found.push(value);
    },
  });
  expect(found).toEqual([]);
});
