import { useListings } from '../../api/resources/listings';
import { DealShelf } from '../../domain/DealShelf';
import { formatExactMoney, type MoneyAmount } from '../../lib/money';
import { pathTo } from '../../routing/paths';

/** Deals that the credits pay for as a whole. */
export function WithinBalance({ balance }: { balance: MoneyAmount }) {
  const { amountMinor } = balance;
  const listings = useListings({
    kind: 'software',
    status: 'live',
    priceMax: amountMinor,
    sort: ['-popularity'],
    pageSize: 12,
  });
  const dollars = (amountMinor / 100).toFixed(2).replace(/\.00$/, '');
  return (
    <DealShelf
      title={`What ${formatExactMoney(balance)} pays for`}
      more={{
        label: `See all software up to ${formatExactMoney(balance)}`,
        to: pathTo('software', { max: dollars }),
      }}
      query={listings}
    />
  );
}
