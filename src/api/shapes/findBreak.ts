import shapes from 'virtual:answer-shapes';

interface Property {
  name: string;
  mayBeAbsent: boolean;
  mayBeNull: boolean;
  /** `*` for a list, `:` for an object, '' for a value. */
  kind: string;
  /** The type of the object or of the list's items; NaN for values. */
  type: number;
}

const properties = new Map<number, Property[]>();

function propertiesOf(type: number): Property[] {
  let found = properties.get(type);
  if (!found) {
    const texts = shapes.types[type]!.matchAll(/(\w+)([?!]?)([*:]?)(\d*)/g);
    found = Array.from(texts, ([, name, gap, kind, inner]) => ({
      name: name!,
      mayBeAbsent: gap === '?',
      mayBeNull: gap !== '',
      kind: kind!,
      type: inner ? Number(inner) : NaN,
    }));
    properties.set(type, found);
  }
  return found;
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** The place in a value, as a JSON pointer, that is not as its type promises; undefined without one. */
function findIn(value: unknown, type: number, place: string): string | undefined {
  if (Number.isNaN(type)) return value === null || value === undefined ? place : undefined;
  if (!isObject(value) || Array.isArray(value)) return place;
  for (const property of propertiesOf(type)) {
    const inner = (value as Record<string, unknown>)[property.name];
    const at = `${place}/${property.name}`;
    if (inner === undefined) {
      if (!property.mayBeAbsent) return at;
    } else if (inner === null) {
      if (!property.mayBeNull) return at;
    } else if (property.kind === '*') {
      if (!Array.isArray(inner)) return at;
      for (const [index, item] of inner.entries()) {
        const found = findIn(item, property.type, `${at}/${index}`);
        if (found !== undefined) return found;
      }
    } else if (property.kind === ':') {
      const found = findIn(inner, property.type, at);
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
  const type = shapes.answers[operation];
  return type === undefined ? undefined : findIn(body, type, '');
}
