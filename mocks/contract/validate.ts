import { Validator, type OutputUnit } from '@cfworker/json-schema';
import type { FieldError } from '../problem';
import { causesOf } from './causes';
import type { JsonSchema } from './types';

const validators = new WeakMap<JsonSchema, Validator>();

const FORMATS: Record<string, string> = {
  email: 'Must be an email address.',
  'date-time': 'Must be a date and time in the form of RFC 3339.',
  'uri-reference': 'Must be a URL.',
};

function at(schema: JsonSchema, keywordLocation: string): unknown {
  return keywordLocation
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (node, step) =>
        (node as Record<string, unknown> | undefined)?.[
          step.replaceAll('~1', '/').replaceAll('~0', '~')
        ],
      schema,
    );
}

function inWords({ keyword, error }: OutputUnit, limit: unknown): string {
  const bound = String(limit);
  switch (keyword) {
    case 'required':
      return 'Is required.';
    case 'type':
      return `Must be ${[limit].flat().join(' or ')}.`;
    case 'enum':
      return `Must be one of: ${(limit as unknown[]).join(', ')}.`;
    case 'format':
      return FORMATS[bound] ?? `Must be a ${bound}.`;
    case 'minLength':
      return limit === 1 ? 'Must not be empty.' : `Must have at least ${bound} characters.`;
    case 'maxLength':
      return `Must have at most ${bound} characters.`;
    case 'minimum':
      return `Must be at least ${bound}.`;
    case 'maximum':
      return `Must be at most ${bound}.`;
    case 'minItems':
      return `Must name at least ${bound}.`;
    case 'maxItems':
      return `Must name at most ${bound}.`;
    case 'minProperties':
      return `Must have at least ${bound}.`;
    case 'maxProperties':
      return `Must have at most ${bound}.`;
    case 'uniqueItems':
      return 'Must not name anything twice.';
    case 'oneOf':
    case 'anyOf':
      return 'Fits none of the forms that are allowed.';
    case 'pattern':
      return limit === '\\S' ? 'Must not be blank.' : 'Has a form that is not allowed.';
    case 'additionalProperties':
    case 'unevaluatedProperties':
    case 'false':
      return 'Is not known here.';
    default:
      return error;
  }
}

/** What the library finds; it cannot name a property whose name is broken Unicode, and throws. */
function unitsOf(validator: Validator, value: unknown): OutputUnit[] {
  try {
    return validator.validate(value).errors;
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return [{ keyword: 'false', keywordLocation: '#', instanceLocation: '#', error: '' }];
  }
}

/**
 * Holds a value against a schema of the contract.
 *
 * @param prefix goes before every pointer, for example `/query/page`
 * @returns what is wrong, one entry for each place and rule; empty where nothing is
 */
export function validate(schema: JsonSchema, value: unknown, prefix = ''): FieldError[] {
  let validator = validators.get(schema);
  if (!validator) validators.set(schema, (validator = new Validator(schema, '2020-12', false)));
  const seen = new Set<string>();
  return causesOf(unitsOf(validator, value)).flatMap((unit) => {
    const missing = unit.keyword === 'required' ? /"(.+)"/.exec(unit.error)?.[1] : undefined;
    // The library gives the pointer as a URL fragment.
    const place = decodeURI(unit.instanceLocation.slice(1));
    const pointer = prefix + place + (missing ? `/${missing}` : '');
    if (seen.has(pointer)) return [];
    seen.add(pointer);
    const code = unit.keyword === 'false' ? 'unknown' : unit.keyword;
    return [{ pointer, code, detail: inWords(unit, at(schema, unit.keywordLocation)) }];
  });
}
