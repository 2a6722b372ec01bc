/** Any part of the contract, read as plain data. */
type Node = Record<string, unknown>;

/**
 * What the answers of the contract are made of, in a form small enough for every page.
 *
 * `types` describes objects, each as its properties with a blank between: `id` is a value, `vendor:3`
 * an object of type 3, `plans*4` a list of objects of type 4, `tags*` a list of values. After the name,
 * `?` says that it may be absent or null, `!` that it is there and may be null. `answers` gives the type of the body by method
 * and path: `GET /listings`.
 */
export interface Shapes {
  types: string[];
  answers: Record<string, number>;
}

interface Resolved {
  schema: Node;
  isNullable: boolean;
}

const isNull = (schema: Node) => schema.type === 'null';

/**
 * Derives the shapes of the successful answers of one area. Of the variants of a union nothing is kept
 * but that there is one: a client has to live with variants that it does not know.
 *
 * @param contract `openapi.yaml`, parsed
 * @param tag the area's tag in it
 */
export function deriveShapes(contract: Node, tag: string): Shapes {
  const types: string[] = [];
  const known = new Map<Node, number | ''>();

  const follow = (node: Node): Node =>
    typeof node.$ref === 'string'
      ? follow(
          node.$ref
            .slice(2)
            .split('/')
            .reduce((inner, step) => inner[step] as Node, contract),
        )
      : node;

  function resolve(node: Node): Resolved {
    const schema = follow(node);
    const choices = (schema.oneOf ?? schema.anyOf ?? []) as Node[];
    const others = choices.filter((choice) => !isNull(follow(choice)));
    if (others.length === 1 && others.length < choices.length)
      return { ...resolve(others[0]!), isNullable: true };
    const isNullable = Array.isArray(schema.type) && schema.type.includes('null');
    return { schema, isNullable };
  }

  /** Properties and required names, those of all parts together. */
  function membersOf(node: Node): { properties: Node; required: string[] } {
    const { schema } = resolve(node);
    const parts = ((schema.allOf ?? []) as Node[]).map(membersOf);
    return {
      properties: Object.assign(
        {},
        ...parts.map(({ properties }) => properties),
        schema.properties,
      ) as Node,
      required: [...parts.flatMap(({ required }) => required), ...((schema.required as []) ?? [])],
    };
  }

  /** The number of an object's type; '' for what is no object, or one of free form. */
  function typeOf(node: Node): number | '' {
    const { schema } = resolve(node);
    const found = known.get(schema);
    if (found !== undefined) return found;
    const { properties, required } = membersOf(schema);
    if (Object.keys(properties).length === 0) return '';
    // Of what holds itself nothing more is told inside.
    known.set(schema, '');
    const text = Object.entries(properties)
      .flatMap(([name, property]) => describe(name, property as Node, required.includes(name)))
      .join(' ');
    const same = types.indexOf(text);
    const type = same < 0 ? types.push(text) - 1 : same;
    known.set(schema, type);
    return type;
  }

  function describe(name: string, property: Node, isRequired: boolean): string[] {
    const { schema, isNullable } = resolve(property);
    const start = name + (!isRequired ? '?' : isNullable ? '!' : '');
    if (schema.type === 'array') return [`${start}*${typeOf(schema.items as Node)}`];
    const type = typeOf(schema);
    if (type !== '') return [`${start}:${type}`];
    const isFree = schema.type === 'object' || schema.oneOf !== undefined;
    // Nothing can be said of the inside of a free form, and a value that may be absent is any.
    return isFree || start.endsWith('?') ? [] : [start];
  }

  const answers: Shapes['answers'] = {};
  for (const [path, item] of Object.entries(contract.paths as Record<string, Node>)) {
    for (const [method, operation] of Object.entries(item)) {
      if (!((operation as Node).tags as string[] | undefined)?.includes(tag)) continue;
      const responses = Object.entries((operation as Node).responses ?? {});
      const good = responses.find(([status]) => status.startsWith('2'))?.[1] as Node | undefined;
      const media = good && (follow(good).content as Record<string, Node> | undefined);
      const schema = media?.['application/json']?.schema as Node | undefined;
      const type = schema && typeOf(schema);
      if (typeof type === 'number') answers[`${method.toUpperCase()} ${path}`] = type;
    }
  }
  return { types, answers };
}
