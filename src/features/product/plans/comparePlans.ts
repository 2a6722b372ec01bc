import type { Plan } from '../../../api/resources/listings';

/** One line of the plan comparison. */
export interface PlanRow {
  /** The feature, without the quantity where plans differ in it. */
  label: string;
  /** Per plan: the quantity, true where it is included, null where it is not. */
  cells: (string | true | null)[];
}

/** A feature with its first quantity taken out: `2,000 requests per month`, `1 seat`, `Unlimited seats`. */
interface Reading {
  key: string;
  label: string;
  quantity: string | null;
}

const QUANTITY = /^(unlimited|\d[\d.,]*(?:\s?(?:k|m|gb|tb|mb|%))?)\s+(?=\p{L})/iu;

const capitalize = (text: string): string =>
  text.charAt(0).toLocaleUpperCase('en-US') + text.slice(1);

/** `1 seat` and `5 seats` are the same feature. */
const singular = (text: string): string => text.replace(/(\p{L}{2,}[^s\s])s\b/giu, '$1');

function read(feature: string): Reading {
  const quantity = QUANTITY.exec(feature)?.[1] ?? null;
  const rest = quantity === null ? feature : feature.replace(QUANTITY, '');
  return { key: singular(rest).toLowerCase(), label: capitalize(rest), quantity };
}

/**
 * Which plan has which feature. Features that differ only in their leading quantity share a line
 * with the quantities in its cells; one that is worded alike in all its plans keeps its words.
 *
 * @param shared what every plan includes; comes last
 */
export function comparePlans(plans: readonly Plan[], shared: readonly string[]): PlanRow[] {
  const rows = new Map<string, { readings: (Reading & { feature: string })[]; row: PlanRow }>();
  plans.forEach((plan, index) => {
    for (const feature of plan.features) {
      const reading = { ...read(feature), feature };
      const known = rows.get(reading.key) ?? {
        readings: [],
        row: { label: reading.label, cells: plans.map(() => null) },
      };
      known.readings.push(reading);
      known.row.cells[index] = reading.quantity ?? true;
      rows.set(reading.key, known);
    }
  });
  const own = [...rows.values()].map(({ readings, row }) => {
    const [first] = readings;
    const isSame = readings.every(({ feature }) => feature === first?.feature);
    return isSame && first
      ? { label: first.feature, cells: row.cells.map((cell) => cell && (true as const)) }
      : { ...row, label: readings.at(-1)?.label ?? row.label };
  });
  const ownLabels = new Set(own.map(({ label }) => label));
  const common = shared
    .filter((label) => !ownLabels.has(label))
    .map((label): PlanRow => ({ label, cells: plans.map(() => true as const) }));
  return [...own, ...common];
}
