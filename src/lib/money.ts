/** An amount in the smallest unit of its currency (cents for USD), as the contract gives it. */
export interface MoneyAmount {
  amountMinor: number;
  /** ISO 4217 code, for example `USD`. */
  currency: string;
}

interface CurrencyFormatters {
  /** Minor units in one major unit: 100 for USD, 1 for JPY. */
  minorPerMajor: number;
  whole: Intl.NumberFormat;
  exact: Intl.NumberFormat;
}

/** Making an Intl formatter costs about a hundred formats, and a list page shows many prices. */
const formattersByCurrency = new Map<string, CurrencyFormatters>();

function formattersFor(currency: string): CurrencyFormatters {
  const known = formattersByCurrency.get(currency);
  if (known) return known;
  const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const made: CurrencyFormatters = {
    minorPerMajor: 10 ** (exact.resolvedOptions().maximumFractionDigits ?? 2),
    whole: new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      minimumFractionDigits: 0,
      maximumFractionDigits: 0,
    }),
    exact,
  };
  formattersByCurrency.set(currency, made);
  return made;
}

/** An amount with all its decimals, as on a balance: `$0.00`. */
export const formatExactMoney = ({ amountMinor, currency }: MoneyAmount): string => {
  const { minorPerMajor, exact } = formattersFor(currency);
  return exact.format(amountMinor / minorPerMajor);
};

/**
 * The price as people write it: whole amounts without decimals (`$13`), else with all of them
 * (`$13.25`).
 *
 * @throws RangeError when `currency` is not a well-formed ISO 4217 code.
 */
export function formatMoney({ amountMinor, currency }: MoneyAmount): string {
  const { minorPerMajor, whole, exact } = formattersFor(currency);
  const formatter = amountMinor % minorPerMajor === 0 ? whole : exact;
  return formatter.format(amountMinor / minorPerMajor);
}
