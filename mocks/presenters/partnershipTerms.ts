import type { components } from '../../src/api/schema.d';
import type { ExampleStatement } from '../rules/exampleStatement';
import { FEE_PERCENT, PAYOUT_DAY } from '../rules/partnershipTerms';
import { usd } from './money';
import { presentFigures, presentItem } from './sale';

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
      items: example.sold.map((listing) => ({
        item: presentItem(listing, pictureUrl),
        gross: usd(listing.price),
        units: 1,
      })),
      totals: presentFigures(example.figures),
    },
  };
}
