/** Excel takes a file for UTF-8 by this sign. */
const BYTE_ORDER_MARK = '\ufeff';

/** One cell; a text that a spreadsheet would take for a formula is marked as text. */
function cell(value: string): string {
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A table as CSV (RFC 4180) that spreadsheets open well. */
export function presentCsv(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, ...rows].map((row) => row.map(cell).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

/** An amount in minor units of US dollars as spreadsheets read it: `13.00`. */
export const csvAmount = (amountMinor: number): string => (amountMinor / 100).toFixed(2);
