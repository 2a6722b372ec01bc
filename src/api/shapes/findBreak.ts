import type { Shapes } from './deriveShapes';

interface Property {
  name: string;
  mayBeAbsent: boolean;
  mayBeNull: boolean;
  /** `*` for a list, `:` for an object, '' for a value. */
  kind: string;
  /** The type of the object or of the list's items; NaN for values. */
  type: number;
}

/** The types of an area; each is read when it is first needed. */
type Types = (string | Property[])[];

/** Of the operations whose code is there, by method and path: the type of the answer, and its area's types. */
const known = new Map<string, { type: number; types: Types }>();

/**
 * Takes the shapes of an area's answers. They come with the code that asks for these answers: together they
 * are 4 kB, of which a page needs little.
 */
export function learnShapes({ types, answers }: Shapes): void {
  for (const [operation, type] of Object.entries(answers)) known.set(operation, { type, types });
}

function propertiesOf(types: Types, type: number): Property[] {
  const found = types[type]!;
  if (typeof found !== 'string') return found;
  const texts = found.matchAll(/(\w+)([?!]?)([*:]?)(\d*)/g);
  return (types[type] = Array.from(texts, ([, name, gap, kind, inner]) => ({
    name: name!,
    mayBeAbsent: gap === '?',
    mayBeNull: gap !== '',
    kind: kind!,
    type: inner ? Number(inner) : NaN,
  })));
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** The place in a value, as a JSON pointer, that is not as its type promises; undefined without one. */
function findIn(types: Types, value: unknown, type: number, place: string): string | undefined {
  if (Number.isNaN(type)) return value === null || value === undefined ? place : undefined;
  if (!isObject(value) || Array.isArray(value)) return place;
  for (const property of propertiesOf(types, type)) {
    const inner = (value as Record<string, unknown>)[property.name];
    const at = `${place}/${property.name}`;
    if (inner === undefined) {
      if (!property.mayBeAbsent) return at;
    } else if (inner === null) {
      if (!property.mayBeNull) return at;
    } else if (property.kind === '*') {
      if (!Array.isArray(inner)) return at;
      for (const [index, item] of inner.entries()) {
        const found = findIn(types, item, property.type, `${at}/${index}`);
        if (found !== undefined) return found;
      }
    } else if (property.kind === ':') {
      const found = findIn(types, inner, property.type, at);
      if (found !== undefined) return found;
    } else if (isObject(inner)) return at;
  }
  return undefined;
}

/**
 * Where the body of a successful answer breaks the contract in a way that pages could not survive: a
 * value, list or object that is promised and missing. Unknown properties and unknown values of enums
 * are no breaks, so that the contract can grow.
 *
 * @param operation method and path as the contract has it: `GET /listings/{listingId}`
 * @returns a JSON pointer, '' for the body as a whole; undefined where nothing is wrong
 */
export function findBreak(operation: string, body: unknown): string | undefined {
  const shape = known.get(operation);
  return shape && findIn(shape.types, body, shape.type, '');
}
