import {
  addDays,
  monthOf,
  partsOf,
  startOf,
  type DayRange,
  type Interval,
} from '../../src/lib/calendar';
import type { ListingRecord } from '../store/records';
import { ordered } from './order';
import { FEE_PERCENT } from './partnershipTerms';
import type { Sale } from './sales';

/** What the figures need to know of a sale. */
export type CountedSale = Pick<Sale, 'gross' | 'quantity' | 'soldOn' | 'refundedOn'>;

/** What sales come to, in minor units of US dollars. */
export interface SalesFigures {
  gross: number;
  refunds: number;
  fee: number;
  net: number;
  sales: number;
  units: number;
}

/** The marketplace's share of what was sold and not paid back, to the cent. */
const feeOf = (kept: number): number => Math.round((kept * FEE_PERCENT) / 100);

const isIn = ({ from, to }: DayRange, day: string | null): boolean =>
  day !== null && day >= from && day <= to;

/** The day of the first sale of all; null without one. */
export const firstSoldOn = (sales: readonly CountedSale[]): string | null =>
  sales.reduce<string | null>(
    (first, { soldOn }) => (first === null || soldOn < first ? soldOn : first),
    null,
  );

/** The sales of a range of days. */
export const soldIn = <Sold extends CountedSale>(sales: readonly Sold[], range: DayRange): Sold[] =>
  sales.filter(({ soldOn }) => isIn(range, soldOn));

/** The sales whose money went back in a range of days. */
export const refundedIn = <Sold extends CountedSale>(
  sales: readonly Sold[],
  range: DayRange,
): Sold[] => sales.filter(({ refundedOn }) => isIn(range, refundedOn));

const grossOf = (sales: readonly CountedSale[]): number =>
  sales.reduce((sum, { gross }) => sum + gross, 0);

const unitsOf = (sales: readonly CountedSale[]): number =>
  sales.reduce((sum, { quantity }) => sum + quantity, 0);

/** What was sold and paid back in a range of days; the fee is rounded once for each month. */
export function figuresOf(sales: readonly CountedSale[], range: DayRange): SalesFigures {
  const sold = soldIn(sales, range);
  const refunded = refundedIn(sales, range);
  const [gross, refunds] = [grossOf(sold), grossOf(refunded)];
  const keptByMonth = new Map<string, number>();
  const keep = (day: string, amount: number) =>
    keptByMonth.set(monthOf(day), (keptByMonth.get(monthOf(day)) ?? 0) + amount);
  for (const sale of sold) keep(sale.soldOn, sale.gross);
  for (const sale of refunded) keep(sale.refundedOn!, -sale.gross);
  const fee = [...keptByMonth.values()].reduce((sum, kept) => sum + feeOf(kept), 0);
  return {
    gross,
    refunds,
    fee,
    net: gross - refunds - fee,
    sales: sold.length,
    units: unitsOf(sold),
  };
}

/** How many days the figures of what was sold lately cover. */
const RECENT_DAYS = 30;

const recentDays = (today: string): DayRange => ({
  from: addDays(today, 1 - RECENT_DAYS),
  to: today,
});

/** What was sold in the last days, and in as many before them, in minor units of US dollars. */
export interface RecentSales {
  gross: number;
  grossBefore: number;
  units: number;
  /** The oldest first; the last one is today. */
  days: number[];
  /** What brought in the most, the strongest first. */
  products: ProductSales[];
}

/** What was sold lately by several accounts, each as seen from its own today. */
export function recentSalesOf(
  accounts: readonly { sales: readonly Sale[]; today: string }[],
): RecentSales {
  const days = Array.from({ length: RECENT_DAYS }, () => 0);
  let [grossBefore, units] = [0, 0];
  for (const { sales, today } of accounts) {
    const range = recentDays(today);
    const before = { from: addDays(range.from, -RECENT_DAYS), to: addDays(range.from, -1) };
    grossBefore += grossOf(soldIn(sales, before));
    units += unitsOf(soldIn(sales, range));
    for (const [index, { gross }] of pointsOf(sales, range, 'day').entries()) days[index]! += gross;
  }
  const products = accounts
    .flatMap(({ sales, today }) => [...productsIn(sales, recentDays(today)).values()])
    .sort(strongestFirst);
  return { gross: days.reduce((sum, gross) => sum + gross, 0), grossBefore, units, days, products };
}

/** A part of a range with what was sold and paid back in it. */
export type SalesPoint = DayRange & Pick<SalesFigures, 'gross' | 'refunds' | 'units'>;

/** The range part by part, without gaps. */
export function pointsOf(
  sales: readonly CountedSale[],
  range: DayRange,
  interval: Interval,
): SalesPoint[] {
  const points = partsOf(range, interval).map((part) => ({
    ...part,
    ...{ gross: 0, refunds: 0, units: 0 },
  }));
  const byStart = new Map(points.map((point) => [startOf(interval, point.from), point]));
  for (const { gross, quantity, soldOn } of soldIn(sales, range)) {
    const point = byStart.get(startOf(interval, soldOn))!;
    point.gross += gross;
    point.units += quantity;
  }
  for (const { gross, refundedOn } of refundedIn(sales, range)) {
    byStart.get(startOf(interval, refundedOn!))!.refunds += gross;
  }
  return points;
}

/**
 * How many sales of the range were paid back by now, and how many of a hundred that is, to one
 * decimal; null without a sale.
 */
export function refundRateOf(
  sales: readonly CountedSale[],
  range: DayRange,
): { refundedSales: number; refundRatePercent: number | null } {
  const sold = soldIn(sales, range);
  const refundedSales = sold.filter(({ refundedOn }) => refundedOn !== null).length;
  const refundRatePercent =
    sold.length === 0 ? null : Math.round((refundedSales / sold.length) * 1000) / 10;
  return { refundedSales, refundRatePercent };
}

/** What one product brought in. */
export interface ProductSales {
  listing: ListingRecord;
  gross: number;
  units: number;
}

/** What each product that was sold in a range of days brought in, by the id of its listing. */
function productsIn(
  sales: readonly Sale[],
  range: DayRange,
): Map<string, ProductSales & { id: string }> {
  const products = new Map<string, ProductSales & { id: string }>();
  for (const { listing, gross, quantity } of soldIn(sales, range)) {
    const product = products.get(listing.id) ?? { id: listing.id, listing, gross: 0, units: 0 };
    product.gross += gross;
    product.units += quantity;
    products.set(listing.id, product);
  }
  return products;
}

const strongestFirst = ordered<ProductSales & { id: string }>((a, b) => b.gross - a.gross);

/** The products that brought in the most in a range of days, the strongest first. */
export const topProducts = (
  sales: readonly Sale[],
  range: DayRange,
  count: number,
): ProductSales[] => [...productsIn(sales, range).values()].sort(strongestFirst).slice(0, count);

/** What each product that was sold lately brought in, by the id of its listing. */
export const recentProductSales = (
  sales: readonly Sale[],
  today: string,
): ReadonlyMap<string, ProductSales> => productsIn(sales, recentDays(today));
