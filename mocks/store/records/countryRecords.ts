/** A country of an address. Has its two-letter code as its id. */
export interface CountryRecord {
  id: string;
  name: string;
  /** Fits a whole postal code, small letters and capitals alike; null where nothing is known of them. */
  postalCodePattern: string | null;
  postalCodeExample: string | null;
  /** What its phone numbers begin with, `+46`; null where nobody has one. */
  callingCode: string | null;
}
