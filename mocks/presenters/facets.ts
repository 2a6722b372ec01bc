import type { components } from '../../src/api/schema.d';
import { compareText } from '../rules/order';
import type { NamedRecord } from '../store/records';

type Schemas = components['schemas'];

/** The choices of a filter whose choices are fixed; none is left out, so that nothing jumps about. */
export function fixed(
  choices: readonly (readonly [string | number, string])[],
  counts: Map<string, number>,
): Schemas['FacetValue'][] {
  return choices.map(([choice, label]) => {
    const value = String(choice);
    return { value, label, count: counts.get(value) ?? 0 };
  });
}

/** The choices of a filter over records: those that the kind has at all and those chosen, by name. */
export function named(
  records: readonly NamedRecord[],
  counts: Map<string, number>,
  chosen: readonly string[] = [],
): Schemas['FacetValue'][] {
  return records
    .filter(({ id }) => counts.has(id) || chosen.includes(id))
    .sort((a, b) => compareText(a.name, b.name))
    .map(({ id, name }) => ({ value: id, label: name, count: counts.get(id) ?? 0 }));
}
