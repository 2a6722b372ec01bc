const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** An account number as the contract has it, whatever was typed: capitals and digits alone. */
export const plainAccountNumber = (typed: string): string =>
  typed.replace(/[\s.-]/g, '').toUpperCase();

/** Whether an account number has the form of an IBAN, right or wrong. */
export const looksLikeIban = (plain: string): boolean => IBAN.test(plain);

/** Whether the check digits of an IBAN are right (ISO 13616: its number leaves 1 when divided by 97). */
export function isIban(plain: string): boolean {
  if (!looksLikeIban(plain)) return false;
  const digits = Array.from(plain.slice(4) + plain.slice(0, 4), (sign) => parseInt(sign, 36));
  return BigInt(digits.join('')) % 97n === 1n;
}
