/** Cents as dollars without a sign, as URLs have them: `12` or `12.50`. */
export function toDollars(minor: number): string {
  return minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2);
}
