import { useListings } from '../../api/resources/listings';
import { DealShelf, type DealShelfProps } from '../../domain/DealShelf';
import { useOwned } from '../../domain/useOwned';
import { formatExactMoney, type MoneyAmount } from '../../lib/money';
import { withinBalanceUrl } from './withinBalanceUrl';

/** The contract's bound of what can be left out. */
const MOST_EXCLUDED = 20;
/** The contract's bound of a page. */
const MOST_ASKED = 100;

export interface WithinBalanceProps extends Pick<DealShelfProps, 'onKnown'> {
  balance: MoneyAmount;
}

/** Deals that the credits pay for as a whole. */
export function WithinBalance({ balance, onKnown }: WithinBalanceProps) {
  // At most what a price in a filter may be: the contract has one bound for both.
  const priceMax = balance.amountMinor;
  const { isWaiting, products } = useOwned();
  const software = products.filter(({ kind }) => kind === 'software');
  const ownedIds = [...new Set(software.map(({ itemId }) => itemId))];
  const listings = useListings(
    isWaiting
      ? undefined
      : {
          kind: 'software',
          status: 'live',
          priceMax,
          exclude: ownedIds.slice(0, MOST_EXCLUDED),
          sort: ['-popularity'],
          // Enough for a row, even if the first of them are owned.
          pageSize: Math.min(12 + ownedIds.length, MOST_ASKED),
        },
  );
  return (
    <DealShelf
      title={`What ${formatExactMoney(balance)} pays for`}
      more={{
        label: `View all software up to ${formatExactMoney(balance)}`,
        to: withinBalanceUrl(balance),
      }}
      query={listings}
      onKnown={onKnown}
    />
  );
}
