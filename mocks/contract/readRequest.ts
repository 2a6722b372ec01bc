import {
  contentTooLarge,
  MAX_BODY_BYTES,
  ProblemError,
  validationFailed,
  type FieldError,
} from '../problem';
import type { JsonSchema, ParameterPlace, RequestRules, Upload } from './types';
import { validate } from './validate';

/** What a request says, converted to the types of the contract and found valid. */
export interface ReadRequest {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  /** The headers that the contract declares, by name as it spells them. */
  headers: Record<string, unknown>;
  body: unknown;
}

/** The pointer of a query parameter, its name escaped as JSON Pointers want it (RFC 6901). */
const queryPointer = (name: string) => `/query/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** Text from a URL as the type that its schema wants; what does not convert stays text and fails. */
function convert(text: string, schema: JsonSchema): unknown {
  const types = [schema.type].flat();
  if ((types.includes('integer') || types.includes('number')) && /^-?\d+(\.\d+)?$/.test(text))
    return Number(text);
  if (types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

function readQuery(
  search: URLSearchParams,
  rules: RequestRules['parameters'],
  errors: FieldError[],
) {
  const query: Record<string, unknown> = {};
  const known = new Set(rules.map((rule) => rule.name));
  for (const name of new Set(search.keys())) {
    if (!known.has(name))
      errors.push({ pointer: queryPointer(name), code: 'unknown', detail: 'Is not known here.' });
  }
  for (const { name, schema, explode, required } of rules) {
    const sent = search.getAll(name);
    if (sent.length === 0) {
      if (required)
        errors.push({ pointer: `/query/${name}`, code: 'required', detail: 'Is required.' });
      else if (schema.default !== undefined) query[name] = schema.default;
      continue;
    }
    if (schema.type === 'array') {
      const parts = explode ? sent : sent.flatMap((value) => value.split(','));
      query[name] = parts.map((part) => convert(part, schema.items as JsonSchema));
    } else if (sent.length > 1) {
      errors.push({
        pointer: `/query/${name}`,
        code: 'repeated',
        detail: 'May be given only once.',
      });
      continue;
    } else {
      query[name] = convert(sent[0]!, schema);
    }
    errors.push(...validate(schema, query[name], `/query/${name}`));
  }
  return query;
}

/** Without this header a request is refused after all else that may be wrong with it. */
const PRECONDITION = 'If-Match';

/** Headers that the contract does not declare are ignored. */
function readHeaders(sent: Headers, rules: RequestRules['parameters'], errors: FieldError[]) {
  const headers: Record<string, unknown> = {};
  for (const { name, schema, required } of rules) {
    const value = sent.get(name);
    const pointer = `/header/${name}`;
    if (value !== null) {
      headers[name] = convert(value, schema);
      errors.push(...validate(schema, headers[name], pointer));
    } else if (required && name !== PRECONDITION)
      errors.push({ pointer, code: 'required', detail: 'Is required.' });
  }
  return headers;
}

const eitherOf = new Intl.ListFormat('en', { type: 'disjunction' });

/**
 * The bytes of a body and what they are.
 *
 * @throws ProblemError 413 or 415
 */
async function readBytes(request: Request, mediaTypes: readonly string[]): Promise<Upload> {
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!mediaTypes.includes(mediaType)) {
    throw new ProblemError(415, 'unsupported-media-type', `Send ${eitherOf.format(mediaTypes)}`);
  }
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.length > MAX_BODY_BYTES) throw contentTooLarge();
  return { mediaType, bytes };
}

async function readJson(request: Request, schema: JsonSchema, errors: FieldError[]) {
  const { bytes } = await readBytes(request, ['application/json']);
  let body: unknown;
  try {
    body = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new ProblemError(400, 'malformed-body', 'The request body is not JSON');
  }
  errors.push(...validate(schema, body));
  return body;
}

/**
 * Reads a request by the contract.
 *
 * @param pathParams the raw path parameters, still as text
 * @throws ProblemError 400 (no JSON), 413 (too long), 415 (another media type) or 422 with a pointer to everything
 *   that is wrong
 */
export async function readRequest(
  request: Request,
  pathParams: Record<string, string>,
  rules: RequestRules,
): Promise<ReadRequest> {
  const errors: FieldError[] = [];
  const rulesFor = (where: ParameterPlace) => rules.parameters.filter((rule) => rule.in === where);
  const params: Record<string, unknown> = {};
  for (const { name, schema } of rulesFor('path')) {
    params[name] = convert(pathParams[name] ?? '', schema);
    errors.push(...validate(schema, params[name], `/path/${name}`));
  }
  const query = readQuery(new URL(request.url).searchParams, rulesFor('query'), errors);
  const headers = readHeaders(request.headers, rulesFor('header'), errors);
  let body: unknown;
  if (rules.body) body = await readJson(request, rules.body, errors);
  else if (rules.files.length > 0) body = await readBytes(request, rules.files);
  if (errors.length > 0) throw validationFailed(errors);
  const isConditional = rules.parameters.some(({ name }) => name === PRECONDITION);
  if (isConditional && !(PRECONDITION in headers)) {
    throw new ProblemError(428, 'precondition-required', 'Name the version that you change');
  }
  return { params, query, headers, body };
}
