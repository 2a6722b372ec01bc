import type {
  VendorListingQuery as ApiQuery,
  VendorListingStatus,
} from '../../../api/resources/vendor-listings';
import { choices, everyOf, order, pages, slug, words } from '../../../list/fields';
import { defineListState, type QueryOf } from '../../../list/listState';
import { tableOrders } from '../../../list/tableOrders';

/** Every state of a listing that the URL can name. */
export const STATUSES = everyOf<VendorListingStatus>()('draft', 'submitted', 'live', 'rejected');

/** The orders of the table, by their names in the URL. */
const SORTS = tableOrders({
  id: 'id',
  name: 'name',
  price: 'price',
  status: 'status',
  changed: 'updatedAt',
});

/** What a vendor can ask their listings for. */
export const vendorListingList = defineListState<ApiQuery>()({
  q: words(),
  status: choices(STATUSES, 'status'),
  business: slug('partnerAccountId'),
  sort: order(SORTS),
  page: pages(10),
});

export type VendorListingListQuery = QueryOf<typeof vendorListingList>;
