import type { Plan } from '../api/resources/listings';

/** One line of the plan comparison. */
export interface PlanRow {
  /** The feature, without the quantity where it has one. */
  label: string;
  /** Per plan: the quantity, true where it is simply included, null where it is not. */
  cells: (string | true | null)[];
}

/** A part of a plan's feature that begins with a quantity. */
interface Quantity {
  /** `2,000`, `1 GB`, `Unlimited` */
  amount: string;
  /** `requests per month` */
  unit: string;
}

const AMOUNT = /^(unlimited|\d[\d.,]*(?: ?(?:k|m|[kmgt]b|%))?) +(\p{L}.*)$/iu;
const PERIOD = / (?:per|a|every) (?:day|week|month|year)$/iu;

function readQuantity(text: string): Quantity | null {
  const [, amount, unit] = AMOUNT.exec(text) ?? [];
  return amount && unit ? { amount, unit } : null;
}

/** `3 sites, 10 seats` holds two quantities; null for a text that is not made of quantities only. */
function readQuantities(feature: string): Quantity[] | null {
  const parts = feature.split(', ').map(readQuantity);
  return parts.every((part) => part !== null) ? parts : null;
}

/**
 * What is counted, without number and period: `25 open quotes`, `1 quote` and `unlimited quotes per
 * month` all count quotes. Only for telling lines apart, never shown.
 */
function countedThing(unit: string): string {
  const noun = unit.replace(PERIOD, '').split(' ').at(-1)?.toLowerCase() ?? '';
  if (noun === 'people') return 'person';
  return noun
    .replace(/ies$/, 'y')
    .replace(/(s|x|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1');
}

const capitalize = (text: string): string =>
  text.charAt(0).toLocaleUpperCase('en-US') + text.slice(1);

/** Collects cells by line, in the order in which the lines first come up. */
class Lines {
  private readonly byKey = new Map<string, PlanRow>();

  constructor(private readonly width: number) {}

  /** Fills a cell; false where it is taken already. */
  fill(key: string, label: string, column: number, cell: string | true): boolean {
    const row = this.byKey.get(key) ?? { label, cells: Array<null>(this.width).fill(null) };
    if (row.cells[column] !== null) return false;
    row.cells[column] = cell;
    // The fullest wording says most: `Requests per month` rather than `Requests`.
    if (label.length >= row.label.length) row.label = label;
    this.byKey.set(key, row);
    return true;
  }

  get rows(): PlanRow[] {
    return [...this.byKey.values()];
  }
}

/**
 * Which plan has which feature, as far as plans differ in it. Features that count the same thing share
 * a line with the quantities in its cells; all others have a line of their own.
 */
export function planDifferences(plans: readonly Plan[]): PlanRow[] {
  const lines = new Lines(plans.length);
  plans.forEach((plan, column) => {
    for (const feature of plan.features) {
      for (const part of readQuantities(feature) ?? [feature]) {
        const isFilled =
          typeof part !== 'string' &&
          lines.fill(`#${countedThing(part.unit)}`, capitalize(part.unit), column, part.amount);
        if (!isFilled) lines.fill(feature, feature, column, true);
      }
    }
  });
  return lines.rows.filter(({ cells }) => cells.some((cell) => cell !== cells[0]));
}

const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  kb: 1e3,
  m: 1e6,
  mb: 1e6,
  gb: 1e9,
  tb: 1e12,
};

function sizeOf(amount: string): number {
  const [, digits = '', unit = ''] = /^([\d.,]+) ?(\D*)$/.exec(amount) ?? [];
  return digits
    ? Number(digits.replaceAll(',', '')) * (SCALES[unit.toLowerCase()] ?? 1)
    : Number.POSITIVE_INFINITY;
}

/**
 * What a plan has beyond the one before it, in its own words. Null where it is not "everything in
 * that plan, and more": it leaves something out, has less of something, or adds nothing.
 */
export function beyondPlan(plan: Plan, before: Plan): string[] | null {
  const holdsAll = planDifferences([before, plan]).every(({ cells: [had, has] }) => {
    if (!has) return false;
    return typeof had !== 'string' || (typeof has === 'string' && sizeOf(has) >= sizeOf(had));
  });
  const more = plan.features.filter((feature) => !before.features.includes(feature));
  return holdsAll && more.length > 0 ? more : null;
}
