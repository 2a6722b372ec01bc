import type { components } from '../../src/api/schema.d';
import type { ExampleStatement } from '../rules/exampleStatement';
import { FEE_PERCENT, PAYOUT_DAY } from '../rules/partnershipTerms';
import { usd } from './money';
import { presentItem } from './sale';

/** What selling costs, with an example where there is one. */
export function presentPartnershipTerms(
  example: ExampleStatement | null,
  pictureUrl: (picture: string) => string,
): components['schemas']['PartnershipTerms'] {
  return {
    feePercent: FEE_PERCENT,
    sharePercent: 100 - FEE_PERCENT,
    payoutDay: PAYOUT_DAY,
    example: example && {
      sales: example.sold.map((listing) => ({
        item: presentItem(listing, pictureUrl),
        price: usd(listing.price),
      })),
      gross: usd(example.figures.gross),
      fee: usd(example.figures.fee),
      net: usd(example.figures.net),
    },
  };
}
