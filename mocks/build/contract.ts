import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type {
  JsonSchema,
  Operation,
  ParameterPlace,
  RequestRules,
  ResponseRule,
  ResponseRules,
  Role,
  SessionNeed,
} from '../contract/types';

type Node = Record<string, unknown>;

/** The forms that a body may have, by media type. */
type MediaTypes = Record<string, { schema: Node }>;

/** Words for people; a validator does not need them, and a browser should not download them. */
const PROSE = new Set(['description', 'example', 'examples', 'summary', 'title']);
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Replaces every reference by what it names and drops the prose. The contract has no circles. */
function resolve(node: unknown, document: Node, isPropertyList = false): unknown {
  if (Array.isArray(node)) return node.map((item) => resolve(item, document));
  if (typeof node !== 'object' || node === null) return node;
  const { $ref } = node as { $ref?: string };
  if ($ref) {
    const target = $ref
      .slice(2)
      .split('/')
      .reduce<unknown>((inner, step) => (inner as Node)[step], document);
    return resolve(target, document);
  }
  return Object.fromEntries(
    Object.entries(node)
      // A property may be called `title`; the keyword `title` is prose.
      .filter(([key]) => isPropertyList || !PROSE.has(key))
      .map(([key, value]) => [
        key,
        resolve(value, document, key === 'properties' && !isPropertyList),
      ]),
  );
}

/** `openapi.yaml` as the mock backend needs it. */
export interface DerivedContract {
  operations: Operation[];
  requestRules: Record<string, Record<string, RequestRules>>;
  responseRules: ResponseRules;
  /** The statuses that a range of the responses (`4XX`) may be. */
  statusRanges: Record<string, number[]>;
}

/** What was derived last, by the text that it came from: a build asks for it once for every tag. */
const derived = new Map<string, { text: string; contract: DerivedContract }>();

/** Derives the table of operations and the rules for requests and responses from `openapi.yaml`. */
export function deriveContract(file: string | URL): DerivedContract {
  const text = readFileSync(file, 'utf8');
  const last = derived.get(String(file));
  if (last?.text === text) return last.contract;
  const contract = derive(parse(text) as Node);
  derived.set(String(file), { text, contract });
  return contract;
}

function derive(document: Node): DerivedContract {
  const statusRanges = (document['x-statuses'] ?? {}) as Record<string, number[]>;
  const operations: Operation[] = [];
  const requestRules: DerivedContract['requestRules'] = {};
  const responseRules: ResponseRules = {};
  for (const [path, item] of Object.entries(document.paths as Record<string, Node>)) {
    for (const method of METHODS) {
      if (!item[method]) continue;
      const operation = item[method] as Node & {
        operationId: Operation['id'];
        tags: Operation['tag'][];
      };
      const id = operation.operationId;
      const tag = operation.tags[0]!;
      operations.push({
        id,
        method,
        path: path.replace(/\{(\w+)\}/g, ':$1'),
        tag,
        session: sessionNeed((operation.security ?? document.security ?? []) as object[]),
        roles: (operation['x-roles'] ?? []) as Role[],
      });
      const parameters = [
        ...((item.parameters ?? []) as Node[]),
        ...((operation.parameters ?? []) as Node[]),
      ].map((parameter) => {
        // A parameter itself has no prose that matters but its name.
        const { name, in: where, required, explode, schema } = followRef(parameter, document);
        return {
          name: name as string,
          in: where as ParameterPlace,
          required: required === true,
          explode: explode !== false,
          schema: resolve(schema, document) as JsonSchema,
        };
      });
      const content =
        (operation.requestBody as { content?: MediaTypes } | undefined)?.content ?? {};
      const body = content['application/json'];
      (requestRules[tag] ??= {})[id] = {
        parameters,
        body: body ? (resolve(body.schema, document) as JsonSchema) : null,
        files: fileTypes(content, document),
      };
      const responses = operation.responses as Record<string, Node>;
      responseRules[id] = responseRulesOf(responses, statusRanges, document);
    }
  }
  return { operations, requestRules, responseRules, statusRanges };
}

/** The media types that are files: their bytes are all there is to say of them. */
function fileTypes(content: MediaTypes, document: Node): string[] {
  return Object.entries(content)
    .filter(([, { schema }]) => followRef(schema, document).format === 'binary')
    .map(([mediaType]) => mediaType);
}

/** The rule of each status. A range (`4XX`) covers what `x-statuses` lists; a status of its own goes first. */
function responseRulesOf(
  responses: Record<string, Node>,
  ranges: Record<string, number[]>,
  document: Node,
): Record<string, ResponseRule> {
  const rules: Record<string, ResponseRule> = {};
  for (const [key, response] of Object.entries(responses)) {
    const rule = responseRuleOf(followRef(response, document), document);
    for (const status of ranges[key] ?? [key]) {
      if (key === String(status) || !(status in responses)) rules[status] = rule;
    }
  }
  return rules;
}

/**
 * A schema of a response as the mock holds itself to it: with no property and no value that the
 * contract does not name. Clients tolerate both, so the contract itself leaves its responses open.
 */
function closed(node: unknown, isPart = false): unknown {
  if (Array.isArray(node)) return node.map((item) => closed(item));
  if (typeof node !== 'object' || node === null) return node;
  const { 'x-extensible-enum': values, allOf, properties, ...rest } = node as Node;
  return {
    ...Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, closed(value)])),
    ...(values !== undefined && { enum: values }),
    ...(allOf !== undefined && {
      allOf: (allOf as unknown[]).map((part) => closed(part, true)),
      ...(!isPart && { unevaluatedProperties: false }),
    }),
    ...(properties !== undefined && {
      properties: Object.fromEntries(
        Object.entries(properties as Node).map(([name, value]) => [name, closed(value)]),
      ),
      ...(!isPart && { additionalProperties: false }),
    }),
  };
}

function responseRuleOf(response: Node, document: Node): ResponseRule {
  const content = (response.content ?? {}) as MediaTypes;
  const files = fileTypes(content, document);
  const bodies = Object.entries(content)
    .filter(([mediaType]) => !files.includes(mediaType))
    .map(([, { schema }]) => closed(resolve(schema, document)) as JsonSchema);
  const headers = Object.entries((response.headers ?? {}) as Record<string, Node>);
  return {
    body: bodies.length > 1 ? { anyOf: bodies } : (bodies[0] ?? null),
    files,
    headers: Object.fromEntries(
      // The session cookie is given apart from the headers; see `DeclaredHeaders` in the types.
      headers
        .filter(([name]) => name !== 'Set-Cookie')
        .map(([name, header]) => {
          const { required, schema } = followRef(header, document);
          return [
            name.toLowerCase(),
            { required: required === true, schema: resolve(schema, document) as JsonSchema },
          ];
        }),
    ),
  };
}

/** One of the alternatives has to be met; an empty one is met by a visitor. */
function sessionNeed(alternatives: object[]): SessionNeed {
  if (alternatives.length === 0) return 'none';
  const open = alternatives.some((schemes) => Object.keys(schemes).length === 0);
  return open ? 'optional' : 'required';
}

function followRef(node: Node, document: Node): Node {
  if (typeof node.$ref !== 'string') return node;
  return node.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((inner, step) => (inner as Node)[step], document) as Node;
}
