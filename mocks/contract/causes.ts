import type { OutputUnit } from '@cfworker/json-schema';

/** Keywords that only pass on what a deeper error says. */
const WRAPPERS = new Set(['properties', 'items', 'prefixItems', 'allOf', 'if', '$ref']);

const isUnion = ({ keyword }: OutputUnit) => keyword === 'oneOf' || keyword === 'anyOf';

const isWithin = (place: string, outer: string) => place === outer || place.startsWith(`${outer}/`);

const parentOf = (place: string) => place.slice(0, place.lastIndexOf('/'));

/** Whether an error rules out a branch of a union altogether: another type, or another kind. */
function rulesOut(unit: OutputUnit, union: OutputUnit): boolean {
  const at = unit.instanceLocation;
  if (unit.keyword === 'type') return at === union.instanceLocation;
  return unit.keyword === 'const' && parentOf(at) === union.instanceLocation;
}

/**
 * What a union says: the errors of the one branch that was meant, as its type and its discriminator
 * tell; the union's own error where no branch, or more than one, can have been meant.
 */
function withoutOtherBranches(units: OutputUnit[], union: OutputUnit): OutputUnit[] {
  const branchOf = (unit: OutputUnit) =>
    unit.keywordLocation.startsWith(`${union.keywordLocation}/`)
      ? unit.keywordLocation.slice(union.keywordLocation.length + 1).split('/')[0]
      : undefined;
  const branches = new Set(units.map(branchOf).filter((branch) => branch !== undefined));
  for (const unit of units) {
    const branch = branchOf(unit);
    if (branch !== undefined && rulesOut(unit, union)) branches.delete(branch);
  }
  const isClear = branches.size === 1;
  return units.filter((unit) => {
    if (unit === union) return !isClear;
    const branch = branchOf(unit);
    return branch === undefined || (isClear && branches.has(branch));
  });
}

/**
 * The library reports a property too many twice: at the object, and then as `false` at the property,
 * without its place in the schema. One of them is kept, with that place.
 */
function placeUnknowns(units: OutputUnit[]): OutputUnit[] {
  return units.flatMap((unit, index) => {
    if (/^(unevaluated|additional)Properties$/.test(unit.keyword)) return [];
    if (unit.keyword !== 'false') return [unit];
    return [
      { ...unit, keywordLocation: units[index - 1]?.keywordLocation ?? unit.keywordLocation },
    ];
  });
}

/**
 * Keeps the errors that say what is wrong and drops their echoes: those of the schemas around them,
 * those of a union's branches that were not meant, and properties that count as unknown only because
 * the schema that knows them failed.
 *
 * @param units all errors of a validation
 */
export function causesOf(units: OutputUnit[]): OutputUnit[] {
  let causes = placeUnknowns(units).filter(({ keyword }) => !WRAPPERS.has(keyword));
  // Outer unions come after inner ones; what is dropped with a branch needs no look of its own.
  for (const union of causes.filter(isUnion).reverse()) {
    if (causes.includes(union)) causes = withoutOtherBranches(causes, union);
  }
  const known = causes.filter(({ keyword }) => keyword !== 'false');
  return causes.filter(
    ({ keyword, keywordLocation, instanceLocation }) =>
      keyword !== 'false' ||
      !keywordLocation.endsWith('/unevaluatedProperties') ||
      !known.some((other) => isWithin(other.instanceLocation, parentOf(instanceLocation))),
  );
}
