import fc from 'fast-check';
import type { JsonSchema } from '../../mocks/contract/types';
import { validate } from '../../mocks/contract/validate';

/** Long enough to find what breaks, short enough to run often. */
const TEXT_LENGTH = 60;
const LIST_LENGTH = 4;

/** How much of a pattern is repeated so that it can become this long; bare, it stays below 12 signs. */
const sizeFor = (minLength: number) =>
  minLength <= 8 ? 'small' : minLength <= TEXT_LENGTH ? 'medium' : 'large';

type Size = ReturnType<typeof sizeFor>;

const matching = new Map<string, fc.Arbitrary<string>>();

/** Texts that match a pattern; made once for each, because fast-check takes long to read one. */
function textMatching(pattern: string, size: Size): fc.Arbitrary<string> {
  const key = `${size} ${pattern}`;
  const made = matching.get(key) ?? fc.stringMatching(new RegExp(pattern), { size });
  matching.set(key, made);
  return made;
}

function text(schema: JsonSchema) {
  const {
    minLength = 0,
    maxLength,
    pattern,
    format,
  } = schema as {
    minLength?: number;
    maxLength?: number;
    pattern?: string;
    format?: string;
  };
  if (format === 'email') return fc.emailAddress();
  if (format === 'date')
    return fc
      .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10));
  if (pattern !== undefined && pattern !== '\\S') return textMatching(pattern, sizeFor(minLength));
  return fc.string({
    // Any character there is, each one code point long.
    unit: 'binary',
    minLength,
    maxLength: Math.min(maxLength ?? Infinity, minLength + TEXT_LENGTH),
  });
}

function list(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { minItems = 0, maxItems = LIST_LENGTH, uniqueItems, items } = schema;
  const bounds = {
    minLength: minItems as number,
    maxLength: Math.min(maxItems as number, Math.max(minItems as number, LIST_LENGTH)),
  };
  const item = arbitraryOf(items as JsonSchema);
  return uniqueItems ? fc.uniqueArray(item, bounds) : fc.array(item, bounds);
}

function build(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...(schema.enum as unknown[]));
  if (schema.oneOf) return fc.oneof(...(schema.oneOf as JsonSchema[]).map(arbitraryOf));
  const bounds = { min: schema.minimum as number, max: schema.maximum as number };
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'integer':
      return fc.integer(bounds);
    case 'number':
      return fc.double({ ...bounds, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return list(schema);
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties as Record<string, JsonSchema>).map(([name, inner]) => [
            name,
            arbitraryOf(inner),
          ]),
        ),
        { requiredKeys: (schema.required ?? []) as string[], noNullPrototype: true },
      );
    default:
      throw new Error(`No values are made for ${JSON.stringify(schema)}.`);
  }
}

/** Values that keep every rule of a schema of the contract. */
export function arbitraryOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  return build(schema).filter((value) => validate(schema, value).length === 0);
}

/** One value that keeps every rule, the same each time. */
export function sampleOf(schema: JsonSchema): unknown {
  return fc.sample(arbitraryOf(schema), { seed: 1, numRuns: 1 })[0];
}

/** A value that breaks a rule. */
export interface WrongValue {
  why: string;
  value: unknown;
  /** Only JSON can say it: in a URL it would read as something else. */
  jsonOnly?: boolean;
}

function wrongText(schema: JsonSchema): WrongValue[] {
  const { minLength = 0, maxLength } = schema as { minLength?: number; maxLength?: number };
  return [
    { why: 'a number', value: 7, jsonOnly: true },
    { why: 'a blank', value: ' ' },
    { why: 'signs', value: '!?' },
    { why: 'too short', value: 'x'.repeat(Math.max(0, minLength - 1)) },
    ...(maxLength === undefined ? [] : [{ why: 'too long', value: 'x'.repeat(maxLength + 1) }]),
    { why: 'no choice', value: 'no-such-choice' },
  ];
}

function wrongNumber({ type, minimum, maximum }: JsonSchema): WrongValue[] {
  return [
    { why: 'text', value: 'seven' },
    ...(type === 'integer' ? [{ why: 'a fraction', value: 1.5 }] : []),
    { why: 'too small', value: ((minimum as number | undefined) ?? 0) - 1 },
    { why: 'too great', value: ((maximum as number | undefined) ?? 99) + 1 },
  ];
}

function wrongList(schema: JsonSchema): WrongValue[] {
  const {
    minItems = 0,
    maxItems,
    items,
  } = schema as { minItems?: number; maxItems?: number } & {
    items: JsonSchema;
  };
  const item = sampleOf(items);
  return [
    { why: 'text', value: 'no list', jsonOnly: true },
    { why: 'too few', value: Array<unknown>(Math.max(0, minItems - 1)).fill(item) },
    { why: 'something twice', value: [item, item] },
    ...(maxItems === undefined
      ? []
      : [{ why: 'too many', value: Array<unknown>(maxItems + 1).fill(item) }]),
    ...wrongValues(items).map(({ why, value, jsonOnly }) => ({
      why: `with ${why}`,
      value: [value],
      jsonOnly,
    })),
  ];
}

/** Values that break a rule of the schema, one for each rule that it has. */
export function wrongValues(schema: JsonSchema): WrongValue[] {
  const candidates: Record<string, () => WrongValue[]> = {
    string: () => wrongText(schema),
    integer: () => wrongNumber(schema),
    number: () => wrongNumber(schema),
    array: () => wrongList(schema),
    boolean: () => [{ why: 'text', value: 'perhaps' }],
    object: () => [{ why: 'a list', value: [] }],
  };
  const all = [
    { why: 'null', value: null, jsonOnly: true },
    ...(candidates[String(schema.type)]?.() ?? []),
  ];
  return all.filter(({ value }) => validate(schema, value).length > 0);
}
