import { useListings } from '../../api/resources/listings';
import { useOwnedProducts } from '../../api/resources/products';
import { ALL_OWNED, DealShelf, type DealShelfProps } from '../../domain/DealShelf';
import { toDollars } from '../../lib/dollars';
import { formatExactMoney, type MoneyAmount } from '../../lib/money';
import { pathTo } from '../../routing/paths';

/** The contract's bound of what can be left out. */
const MOST_EXCLUDED = 20;

export interface WithinBalanceProps extends Pick<DealShelfProps, 'onKnown'> {
  balance: MoneyAmount;
}

/** Deals that the credits pay for as a whole. */
export function WithinBalance({ balance, onKnown }: WithinBalanceProps) {
  // At most what a price in a filter may be: the contract has one bound for both.
  const priceMax = balance.amountMinor;
  const owned = useOwnedProducts(ALL_OWNED);
  const isWaiting = owned.data === undefined && owned.error === undefined;
  const ownedIds = owned.data?.items
    .filter(({ kind }) => kind === 'software')
    .map(({ itemId }) => itemId);
  const listings = useListings(
    isWaiting
      ? undefined
      : {
          kind: 'software',
          status: 'live',
          priceMax,
          // Several plans of one product are several that are owned.
          exclude: [...new Set(ownedIds)].slice(0, MOST_EXCLUDED),
          sort: ['-popularity'],
          pageSize: 12,
        },
  );
  return (
    <DealShelf
      title={`What ${formatExactMoney(balance)} pays for`}
      more={{
        label: `See all software up to ${formatExactMoney(balance)}`,
        to: pathTo('software', { max: toDollars(priceMax) }),
      }}
      query={listings}
      onKnown={onKnown}
    />
  );
}
