import { vendorListingStatus } from '../rules/vendorListings';
import type { VendorListingRecord } from '../store/records/vendorListingRecords';
import { csvAmount, presentCsv } from './csv';

const HEAD = ['Id', 'Product', 'Business', 'Pricing', 'Price', 'Currency', 'Status', 'Changed'];

/** A partner's listings as CSV. */
export const presentVendorListingTable = (
  records: readonly VendorListingRecord[],
  nameOf: (partnerAccountId: string) => string,
  now: Date,
): string =>
  presentCsv(
    HEAD,
    records.map((record) => [
      record.id,
      record.name,
      nameOf(record.partnerAccountId),
      record.pricing ?? '',
      record.pricing === 'paid' && record.price !== null ? csvAmount(record.price) : '',
      'USD',
      vendorListingStatus(record, now),
      record.updatedAt.slice(0, 10),
    ]),
  );
