/** A vendor of the catalog that a partner runs: the vendor of its listings has the same id. */
export interface PartnerAccountRecord {
  id: string;
  /** The account of the partner. */
  accountId: string;
  name: string;
  /** Of the IANA database; days of sales and statements begin and end by it. */
  timeZone: string;
  createdAt: string;
}
