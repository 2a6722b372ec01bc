import { readFileSync } from 'node:fs';
import { operations } from 'virtual:contract';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

type Schema = {
  $ref?: string;
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
};

const modules = import.meta.glob<{ handlers: Record<string, unknown> }>(
  ['../../mocks/handlers/*.ts', '!../../mocks/handlers/handler.ts'],
  { eager: true },
);
const tags = [...new Set(operations.map(({ tag }) => tag))].sort();

describe('handlers', () => {
  test('there is one file for each tag', () => {
    const files = Object.keys(modules).map((path) => /([\w-]+)\.ts$/.exec(path)?.[1]);
    expect(files.sort()).toEqual(tags);
  });

  test.each(tags)('the file of %s has a handler for each of its operations and no other', (tag) => {
    const { handlers } = modules[`../../mocks/handlers/${tag}.ts`]!;
    const ids = operations.filter((operation) => operation.tag === tag).map(({ id }) => id);
    expect(Object.keys(handlers).sort()).toEqual(ids.sort());
  });
});

describe('the contract', () => {
  type Header = { required?: boolean };
  const document = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8')) as {
    components: { schemas: Record<string, Schema>; headers: Record<string, Header> };
  };

  const described = (schema: Schema): boolean => {
    if (!schema.$ref) return Boolean(schema.description);
    return described(document.components.schemas[schema.$ref.split('/').at(-1)!]!);
  };

  /** Every property below a schema that says nothing of itself. */
  function silent(schema: Schema, path: string): string[] {
    const inner = [
      ...Object.entries(schema.properties ?? {}),
      ...(schema.items ? [['items', schema.items] as const] : []),
    ];
    return [
      ...inner.flatMap(([name, property]) => [
        ...(described(property) ? [] : [`${path}.${name}`]),
        ...silent(property, `${path}.${name}`),
      ]),
      ...[...(schema.allOf ?? []), ...(schema.oneOf ?? [])].flatMap((part) => silent(part, path)),
    ];
  }

  test.each(Object.entries(document.components.schemas))(
    'every property of %s is described',
    (name, schema) => {
      expect(schema.description).toBeTruthy();
      expect(silent(schema, name)).toEqual([]);
    },
  );
});
