import type { ListingRecord, ListingTextRecord } from '../store/records';
import type { PartnerAccountRecord } from '../store/records/partnerRecords';
import type { SaleRecord } from '../store/records/saleRecords';
import { age, before, DAY_MS, HOUR_MS } from './clock';
import { DAYS, growthOf } from './growth';
import { fakerFor } from './random';

/** What sales are made from: each is of a plan, at its price of today. */
export interface SaleSources {
  partnerAccounts: readonly PartnerAccountRecord[];
  listings: readonly ListingRecord[];
  listingTexts: readonly ListingTextRecord[];
}

/** What is sold on a day of a weekend, compared with others. */
const WEEKEND = 0.45;
const QUANTITIES = [
  { weight: 8, value: 1 },
  { weight: 2, value: 2 },
  { weight: 1, value: 5 },
];
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
const REFUND_RATE = 0.05;
const REFUND_DAYS = 45;

const isWeekend = (iso: string) => [0, 6].includes(new Date(iso).getUTCDay());

/** What part of its units is sold on a day, before all days are added up: less at weekends. */
const shareOf = (daysAgo: number): number =>
  growthOf(daysAgo) * (isWeekend(before(daysAgo * DAY_MS)) ? WEEKEND : 1);

/** A sale before its order has a number. */
export type MadeSale = Omit<SaleRecord, 'id'>;

/**
 * What the products of the partner accounts brought in before the moment of the seed: of each as many
 * as it was sold.
 */
export function makeSales({ partnerAccounts, listings, listingTexts }: SaleSources): MadeSale[] {
  const faker = fakerFor('sales');
  const plansOf = new Map(listingTexts.map(({ id, plans }) => [id, plans]));
  const partners = new Set(partnerAccounts.map(({ id }) => id));
  const products = listings.filter(({ vendor }) => partners.has(vendor.id));

  const saleOn = (listing: ListingRecord, daysAgo: number, most: number): MadeSale => {
    const [first, ...others] = plansOf.get(listing.id)!;
    const plan = others.length > 0 && faker.number.float() < 0.3 ? others[0]! : first!;
    const quantity = Math.min(most, faker.helpers.weightedArrayElement(QUANTITIES));
    const soldAt = before(daysAgo * DAY_MS + faker.number.int({ min: 1, max: DAY_MS - 1 }));
    const wait = faker.number.int({ min: 5, max: REFUND_DAYS * 24 }) * HOUR_MS;
    const isRefunded = faker.number.float() < REFUND_RATE && wait < age(soldAt);
    return {
      partnerAccountId: listing.vendor.id,
      listingId: listing.id,
      planTitle: plan.title,
      quantity,
      gross: plan.price * quantity,
      soldAt,
      ...(isRefunded && { refundedAt: before(age(soldAt) - wait) }),
    };
  };

  const sales = products.flatMap((listing) => {
    const daysOnSale = Math.min(DAYS, Math.floor(age(listing.createdAt) / DAY_MS));
    const shares = Array.from({ length: daysOnSale }, (_, daysAgo) => shareOf(daysAgo));
    const whole = sumOf(shares);
    const made: MadeSale[] = [];
    let [due, sold] = [0, 0];
    shares.forEach((share, daysAgo) => {
      due += (listing.sales * share) / whole;
      while (sold < Math.round(due)) {
        const sale = saleOn(listing, daysAgo, listing.sales - sold);
        made.push(sale);
        sold += sale.quantity;
      }
    });
    return made;
  });
  return sales.filter(({ gross }) => gross > 0).sort((a, b) => (a.soldAt < b.soldAt ? -1 : 1));
}
