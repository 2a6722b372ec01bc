import type { components } from '../../src/api/schema.d';
import type { DayRange, Interval } from '../../src/lib/calendar';
import type { Sale } from '../rules/sales';
import { FEE_PERCENT } from '../rules/partnershipTerms';
import {
  figuresOf,
  firstSoldOn,
  pointsOf,
  refundRateOf,
  topProducts,
  type ProductSales,
  type SalesFigures,
} from '../rules/salesFigures';
import { statementIdOf } from '../rules/statements';
import type { ListingRecord } from '../store/records';
import type { PartnerAccountRecord } from '../store/records/partnerRecords';
import { usd } from './money';

type Schemas = components['schemas'];
type PictureUrl = (picture: string) => string;

const TOP_PRODUCTS = 7;

/** A listing as something that was sold. */
export const presentItem = (
  { kind, id, title, picture }: ListingRecord,
  pictureUrl: PictureUrl,
): Schemas['OrderedItem'] => ({ kind, id, title, imageUrl: pictureUrl(picture) });

/** A sale of a partner account. */
export function presentSale(
  {
    id,
    orderNumber,
    listing,
    planTitle,
    quantity,
    gross,
    status,
    soldAt,
    soldOn,
    refundedOn,
  }: Sale,
  partnerId: string,
  pictureUrl: PictureUrl,
): Schemas['Sale'] {
  return {
    ...{ id, orderNumber, planTitle, quantity, status, soldAt, soldOn, refundedOn },
    item: presentItem(listing, pictureUrl),
    price: usd(gross),
    statementId: statementIdOf(partnerId, soldOn),
  };
}

/** What one product brought in. */
export const presentProductSales = (
  { listing, gross, units }: ProductSales,
  pictureUrl: PictureUrl,
): Schemas['ProductSales'] => ({
  item: presentItem(listing, pictureUrl),
  gross: usd(gross),
  units,
});

/** What sales come to. */
export const presentFigures = ({
  gross,
  refunds,
  fee,
  net,
  sales,
  units,
}: SalesFigures): Schemas['SalesFigures'] => ({
  gross: usd(gross),
  refunds: usd(refunds),
  feePercent: FEE_PERCENT,
  fee: usd(fee),
  net: usd(net),
  sales,
  units,
});

/** The figures of the sales in a range of days. */
export function presentSummary(
  sales: readonly Sale[],
  { timeZone }: PartnerAccountRecord,
  { range, interval }: { range: DayRange; interval: Interval },
  pictureUrl: PictureUrl,
): Schemas['SalesSummary'] {
  return {
    range,
    timeZone,
    firstSoldOn: firstSoldOn(sales),
    totals: presentFigures(figuresOf(sales, range)),
    ...refundRateOf(sales, range),
    points: pointsOf(sales, range, interval).map(({ gross, refunds, ...point }) => ({
      ...point,
      gross: usd(gross),
      refunds: usd(refunds),
    })),
    topProducts: topProducts(sales, range, TOP_PRODUCTS).map((product) =>
      presentProductSales(product, pictureUrl),
    ),
  };
}
