/** The shape of every listing's id, as the contract has it. */
const LISTING_ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_LENGTH = 64;

/**
 * Reads a listing's id from a URL.
 *
 * @param value the query parameter as it is in the URL
 * @returns the id, or null for what can't be the id of any listing and need not be asked for
 */
export function readListingId(value: string | null): string | null {
  return value !== null && value.length <= MAX_LENGTH && LISTING_ID.test(value) ? value : null;
}
