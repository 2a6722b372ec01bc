import type { PartnershipTerms } from '../../api/resources/partner-accounts';
import { formatExactMoney, formatMoney } from '../../lib/money';

/** What was sold in a month before it is known. */
const WAITED_FOR = Array.from({ length: 3 }, () => ({ item: undefined, price: undefined }));

/** The words of a month of sales, of which the server has worked out an example. */
export function exampleMonth(terms: PartnershipTerms | undefined) {
  const example = terms?.example;
  return {
    sold: terms
      ? (example?.items ?? []).map(({ item, gross }) => ({ item, price: formatMoney(gross) }))
      : WAITED_FOR,
    gross: example ? formatMoney(example.totals.gross) : undefined,
    fee: example ? formatExactMoney(example.totals.fee) : undefined,
    net: example ? formatExactMoney(example.totals.net) : undefined,
  };
}
