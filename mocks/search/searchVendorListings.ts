import type { components } from '../../src/api/schema.d';
import type { QueryParams } from '../contract/types';
import { compareCode, compareText, orderBy, type Order } from '../rules/order';
import { vendorListingStatus } from '../rules/vendorListings';
import type { VendorListingRecord } from '../store/records/vendorListingRecords';
import { wordLine, wordTest } from './words';

type Status = components['schemas']['VendorListingStatus'];
type Ascending = Exclude<components['schemas']['VendorListingSort'], `-${string}`>;

/** What a list of vendors' listings can be asked for, but for its page. */
export type VendorListingSearch = Pick<
  QueryParams<'listVendorListings'>,
  'q' | 'status' | 'partnerAccountId' | 'sort'
>;

/** What was found, and how many each choice of a filter would leave. */
export interface FoundVendorListings {
  /** In no particular order. */
  hits: VendorListingRecord[];
  /** The order that was asked for, or the newest first. */
  order: Order<VendorListingRecord>;
  statuses: Map<Status, number>;
  partnerAccounts: Map<string, number>;
}

const lines = new WeakMap<VendorListingRecord, { names: string; passages: string[] }>();

/** The words of a record, worked out once for as long as it stays the same. */
function linesOf(record: VendorListingRecord) {
  let known = lines.get(record);
  if (!known) {
    known = {
      names: wordLine(record.name, record.websiteUrl),
      passages: [wordLine(record.description)],
    };
    lines.set(record, known);
  }
  return known;
}

const priceOf = ({ pricing, price }: VendorListingRecord) =>
  pricing === 'paid' ? (price ?? 0) : 0;

const ordersAt = (now: Date): Record<Ascending, Order<VendorListingRecord>> => ({
  id: (a, b) => compareCode(a.id, b.id),
  name: (a, b) => compareText(a.name, b.name),
  price: (a, b) => priceOf(a) - priceOf(b),
  status: (a, b) => compareCode(vendorListingStatus(a, now), vendorListingStatus(b, now)),
  updatedAt: (a, b) => compareCode(a.updatedAt, b.updatedAt),
});

function countsOf<Key>(
  records: readonly VendorListingRecord[],
  keyOf: (record: VendorListingRecord) => Key,
): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const record of records) {
    const key = keyOf(record);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** The listings of a partner with all words of the search and these choices and how to order them. */
export function searchVendorListings(
  all: readonly VendorListingRecord[],
  { q, status, partnerAccountId, sort = ['-id'] }: VendorListingSearch,
  now: Date,
): FoundVendorListings {
  const found = all.filter(
    wordTest(
      q,
      all,
      (record) => linesOf(record).names,
      (record) => linesOf(record).passages,
    ),
  );
  const standsSo = (record: VendorListingRecord) =>
    status === undefined || status.includes(vendorListingStatus(record, now));
  const isOfAccount = (record: VendorListingRecord) =>
    partnerAccountId === undefined || record.partnerAccountId === partnerAccountId;
  return {
    hits: found.filter((record) => standsSo(record) && isOfAccount(record)),
    order: orderBy(sort, ordersAt(now)),
    statuses: countsOf(found.filter(isOfAccount), (record) => vendorListingStatus(record, now)),
    partnerAccounts: countsOf(found.filter(standsSo), (record) => record.partnerAccountId),
  };
}
