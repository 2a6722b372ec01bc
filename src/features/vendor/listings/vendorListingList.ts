import type {
  VendorListingQuery as ApiQuery,
  VendorListingStatus,
} from '../../../api/resources/vendor-listings';
import { choices, everyOf, order, pages, slug, words } from '../../../list/fields';
import { defineListState, type QueryOf } from '../../../list/listState';
import { tableOrders } from '../../../list/tableOrders';

/** Every state of a listing that the URL can name. */
export const STATUSES = everyOf<VendorListingStatus>()('draft', 'submitted', 'live', 'rejected');

/** A state that this app has no word for has no URL either: a list that asks for it would show all. */
export const isKnownStatus = <Facet extends { value: string }>(
  facet: Facet,
): facet is Facet & { value: VendorListingStatus } =>
  (STATUSES as readonly string[]).includes(facet.value);

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
