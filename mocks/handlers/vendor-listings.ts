import { presentListingDetail } from '../presenters/listing';
import { presentVendorListing, presentVendorListings } from '../presenters/vendorListing';
import { presentVendorListingTable } from '../presenters/vendorListingTable';
import { submitListing } from '../rules/listingSubmissions';
import { paginate } from '../rules/pages';
import { partnerAccountsOf } from '../rules/partnerAccounts';
import { toListing } from '../rules/publishedListings';
import {
  removeListingPicture,
  setDeliverableFile,
  setDeliverableLink,
  setListingPicture,
} from '../rules/vendorFiles';
import {
  beginListing,
  changeListing,
  vendorListingOf,
  vendorListingsOf,
} from '../rules/vendorListings';
import { removeListings, restoreListings } from '../rules/vendorRemovals';
import { searchVendorListings } from '../search/searchVendorListings';
import type { VendorListingRecord } from '../store/records/vendorListingRecords';
import type { Call, Handlers } from './handler';

/** What sells first, what needs work last. */
const STATUSES = [
  ['live', 'Live'],
  ['submitted', 'Under review'],
  ['draft', 'Draft'],
  ['rejected', 'Rejected'],
] as const;

type Context = Pick<Call<'getVendorListing'>, 'store' | 'now' | 'pictureUrl'>;

/** The answer that is a listing. */
const one = async (call: Context, record: VendorListingRecord) => ({
  status: 200 as const,
  ...(await presentVendorListing(record, call)),
});

/** The answer to what has made one, or handed one in. */
async function created(
  call: Call<'createVendorListing'> | Call<'submitVendorListing'>,
  record: VendorListingRecord,
) {
  const { headers, body } = await presentVendorListing(record, call);
  const Location = call.urlOf('getVendorListing', { vendorListingId: record.id });
  return { status: 201 as const, headers: { ...headers, Location }, body };
}

export const handlers: Handlers<'vendor-listings'> = {
  async listVendorListings(call) {
    const { store, account, query, now } = call;
    const { page, pageSize, ...search } = query;
    const own = await vendorListingsOf(store, account.id, query.partnerAccountId);
    const { hits, order, statuses, partnerAccounts } = searchVendorListings(own, search, now);
    const cut = paginate(hits, { page, pageSize }, order);
    const businesses = await partnerAccountsOf(store, account.id);
    return {
      status: 200,
      body: {
        items: await presentVendorListings(cut.items, call),
        page: cut.page,
        facets: {
          anyStatus: [...statuses.values()].reduce((sum, count) => sum + count, 0),
          status: STATUSES.map(([value, label]) => ({
            value,
            label,
            count: statuses.get(value) ?? 0,
          })),
          partnerAccountId: businesses.map(({ id, name }) => ({
            value: id,
            label: name,
            count: partnerAccounts.get(id) ?? 0,
          })),
        },
      },
    };
  },

  async createVendorListing(call) {
    const { store, now, account, body } = call;
    return created(call, await beginListing(store, now, account.id, body));
  },

  async getVendorListing(call) {
    const { store, account, params } = call;
    return one(call, await vendorListingOf(store, account.id, params.vendorListingId));
  },

  async updateVendorListing(call) {
    const { store, now, account, params, body, headers } = call;
    const id = params.vendorListingId;
    return one(call, await changeListing(store, now, account.id, id, body, headers['If-Match']));
  },

  async previewVendorListing({ store, account, params, now, pictureUrl }) {
    const record = await vendorListingOf(store, account.id, params.vendorListingId);
    const opened = await store.open('partnerAccounts', 'categories', 'integrations');
    const vendor = opened.partnerAccounts.get(record.partnerAccountId)!;
    const { listing, text } = toListing(record, { id: record.id, vendor, createdAt: now });
    return {
      status: 200,
      body: presentListingDetail(listing, text, { ...opened, now, pictureUrl }),
    };
  },

  async setVendorListingPicture(call) {
    const { store, now, account, params, body } = call;
    return one(call, await setListingPicture(store, now, account.id, params, body));
  },

  async deleteVendorListingPicture(call) {
    const { store, now, account, params } = call;
    return one(call, await removeListingPicture(store, now, account.id, params));
  },

  async setVendorListingFile(call) {
    const { store, now, account, params, query, body } = call;
    const file = { fileName: query.fileName, upload: body };
    const id = params.vendorListingId;
    return one(call, await setDeliverableFile(store, now, account.id, id, file));
  },

  async setVendorListingLink(call) {
    const { store, now, account, params, body } = call;
    const id = params.vendorListingId;
    return one(call, await setDeliverableLink(store, now, account.id, id, body));
  },

  async submitVendorListing(call) {
    const { store, now, account, params, headers, reviewer } = call;
    const how = { wanted: headers['If-Match'], reviewer };
    return created(call, await submitListing(store, now, account.id, params.vendorListingId, how));
  },

  async createVendorListingRemoval({ store, now, account, body }) {
    await removeListings(store, now, account.id, body.vendorListingIds);
    return { status: 201, body };
  },

  async createVendorListingRestoration({ store, now, account, body }) {
    await restoreListings(store, now, account.id, body.vendorListingIds);
    return { status: 201, body };
  },

  async exportVendorListings({ store, account, query, now }) {
    const own = await vendorListingsOf(store, account.id, query.partnerAccountId);
    const { hits, order } = searchVendorListings(own, query, now);
    const { partnerAccounts } = await store.open('partnerAccounts');
    const nameOf = (id: string) => partnerAccounts.get(id)?.name ?? id;
    return {
      status: 200,
      headers: { 'Content-Disposition': 'attachment; filename="listings.csv"' },
      file: {
        mediaType: 'text/csv',
        content: presentVendorListingTable(hits.toSorted(order), nameOf, now),
      },
    };
  },
};
