import { createRequire } from 'node:module';
import type ts from 'typescript';
import type { JsonSchema } from '../contract/types';
import { TIME_NAME } from '../store/shiftTimes';

/**
 * Derives from the types of the store what a record of each collection has to look like, so that the
 * types stay the only place that says it.
 *
 * @param file where the type `Collections` is
 */
export function deriveRecordShapes(file: string): Record<string, JsonSchema> {
  // The compiler takes a moment to load, and few runs of a build come here.
  const { createProgram, ModuleKind, ModuleResolutionKind, ScriptTarget, SymbolFlags, TypeFlags } =
    createRequire(import.meta.url)('typescript') as typeof ts;
  const program = createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ScriptTarget.ES2022,
    module: ModuleKind.ESNext,
    moduleResolution: ModuleResolutionKind.Bundler,
    types: [],
  });
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(file)!)!;

  function literalOf(type: ts.Type): string | number | boolean | null | undefined {
    if (type.isStringLiteral() || type.isNumberLiteral()) return type.value;
    if (type.flags & TypeFlags.Null) return null;
    return type.flags & TypeFlags.BooleanLiteral
      ? checker.typeToString(type) === 'true'
      : undefined;
  }

  /** A list of literals is an enum, all else one of its members. */
  function unionShape({ types }: ts.UnionType): JsonSchema {
    const literals = types.map(literalOf);
    if (literals.every((literal) => literal !== undefined)) return { enum: literals };
    return { anyOf: types.map(shapeOf) };
  }

  function listShape(type: ts.Type): JsonSchema {
    const items = checker.getTypeArguments(type as ts.TypeReference).map((item) => shapeOf(item));
    if (!checker.isTupleType(type)) return { type: 'array', items: items[0] };
    return { type: 'array', prefixItems: items, minItems: items.length, maxItems: items.length };
  }

  function propertyShape(property: ts.Symbol): JsonSchema {
    const isOptional = Boolean(property.flags & SymbolFlags.Optional);
    const declared = checker.getTypeOfSymbol(property);
    const type = isOptional ? checker.getNonNullableType(declared) : declared;
    const isTime = type.flags & TypeFlags.String && TIME_NAME.test(property.name);
    return isTime ? { type: 'string', format: 'date-time' } : shapeOf(type);
  }

  function shapeOf(type: ts.Type): JsonSchema {
    const literal = literalOf(type);
    if (literal !== undefined) return { enum: [literal] };
    if (type.isUnion()) return unionShape(type);
    if (type.flags & TypeFlags.String) return { type: 'string' };
    if (type.flags & TypeFlags.Number) return { type: 'number' };
    if (checker.isArrayLikeType(type)) return listShape(type);
    const properties = checker.getPropertiesOfType(type);
    if (properties.length === 0) return { type: 'object' };
    return {
      type: 'object',
      properties: Object.fromEntries(properties.map((one) => [one.name, propertyShape(one)])),
      required: properties
        .filter(({ flags }) => !(flags & SymbolFlags.Optional))
        .map(({ name }) => name),
      additionalProperties: false,
    };
  }

  const collections = checker
    .getExportsOfModule(module)
    .find(({ name }) => name === 'Collections')!;
  const properties = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(collections));
  return Object.fromEntries(
    properties.map((one) => [one.name, shapeOf(checker.getTypeOfSymbol(one))]),
  );
}
