import type { components } from '../../src/api/schema.d';
import { dayIn } from '../../src/lib/calendar';
import { namedChoice, PLAN_TYPES } from '../rules/facetChoices';
import { salesOf } from '../rules/sales';
import { recentProductSales, type ProductSales } from '../rules/salesFigures';
import { vendorListingStatus, vendorListingTag } from '../rules/vendorListings';
import type { VendorListingRecord } from '../store/records/vendorListingRecords';
import type { Store } from '../store/store';
import { presentDeliverable } from './deliverable';
import { usd } from './money';

type Schemas = components['schemas'];

/** What it takes to show a vendor's listing. */
export interface VendorListingView {
  store: Store;
  now: Date;
  pictureUrl: (picture: string) => string;
}

const priceOrNull = (amountMinor: number | null) =>
  amountMinor === null ? null : usd(amountMinor);

/** What the products of these accounts brought in lately, by the id of their listing. */
async function recentSalesOf(
  partnerAccountIds: readonly string[],
  { store, now }: VendorListingView,
): Promise<ReadonlyMap<string, ProductSales>> {
  const { partnerAccounts } = await store.open('partnerAccounts');
  const known = [...new Set(partnerAccountIds)].flatMap((id) => partnerAccounts.get(id) ?? []);
  const sold = await Promise.all(
    known.map(async (partner) =>
      recentProductSales(await salesOf(store, partner, now), dayIn(partner.timeZone, now)),
    ),
  );
  return new Map(sold.flatMap((products) => [...products]));
}

const presentSales = ({ gross, units } = { gross: 0, units: 0 }): Schemas['ListingSales'] => ({
  gross: usd(gross),
  units,
});

/** Some of a partner's listings as the tables show them. */
export async function presentVendorListings(
  records: readonly VendorListingRecord[],
  view: VendorListingView,
): Promise<Schemas['VendorListingSummary'][]> {
  const { store, now, pictureUrl } = view;
  const { partnerAccounts, listings } = await store.open('partnerAccounts', 'listings');
  const live = records.filter((record) => vendorListingStatus(record, now) === 'live');
  const sold = await recentSalesOf(
    live.map(({ partnerAccountId }) => partnerAccountId),
    view,
  );
  return records.map((record) => {
    const { id, partnerAccountId, name, pictures, pricing, review, updatedAt } = record;
    const status = vendorListingStatus(record, now);
    const listingId = status === 'live' ? record.listingId : null;
    const listing = listingId === null ? undefined : listings.get(listingId);
    const cover = pictures.find(({ slot }) => slot === 'screenshot-1');
    return {
      id,
      partnerAccount: {
        id: partnerAccountId,
        name: partnerAccounts.get(partnerAccountId)?.name ?? partnerAccountId,
      },
      name,
      imageUrl: cover ? pictureUrl(cover.picture) : null,
      pricing,
      price: priceOrNull(record.price),
      oldPrice: priceOrNull(record.oldPrice),
      planType: listing ? namedChoice(PLAN_TYPES, listing.planType) : null,
      status,
      rejection:
        status === 'rejected' && review?.rejection
          ? { reason: review.rejection, at: review.decidedAt }
          : null,
      listingId,
      visitorCount: listing?.popularity ?? null,
      recentSales: listingId === null ? null : presentSales(sold.get(listingId)),
      deliverable: presentDeliverable(record.deliverable, pictureUrl),
      updatedAt,
    };
  });
}

/** A listing in full as its partner sees it, and the entity tag of its version. */
export async function presentVendorListing(
  record: VendorListingRecord,
  view: VendorListingView,
): Promise<{ headers: { ETag: string }; body: Schemas['VendorListing'] }> {
  const [summary] = await presentVendorListings([record], view);
  const { websiteUrl, description, pros, useCases, categoryIds, pictures } = record;
  const { featureMyTool, wantsLifetimeDealCall } = record;
  const { founderName, founderNote, howItWorks, bestFor } = record;
  return {
    headers: { ETag: vendorListingTag(record) },
    body: {
      ...summary!,
      ...{ websiteUrl, description, pros, useCases, categoryIds },
      ...{ featureMyTool, wantsLifetimeDealCall },
      ...{ founderName, founderNote, howItWorks, bestFor },
      pictures: pictures.map(({ slot, picture, width, height }) => ({
        slot,
        url: view.pictureUrl(picture),
        width,
        height,
      })),
    },
  };
}
