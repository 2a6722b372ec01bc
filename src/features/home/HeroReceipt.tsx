import type { Listing } from '../../api/resources/listings';
import { useBestOffers, type ShowcaseRow } from '../../api/resources/showcase';
import { formatMoney } from '../../lib/money';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { Picture } from '../../ui/Picture';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { Paper, Place } from './receiptStyles';

const PLACES = [1, 2, 3];

function Item({ listing }: { listing: Listing }) {
  const { oldPrice } = listing;
  return (
    <li>
      <Picture
        src={listing.imageUrl}
        alt=""
        name={listing.title}
        width={640}
        height={400}
        priority
        sx={{ width: 56, flexShrink: 0, borderRadius: '6px' }}
      />
      <div className="Receipt-what">
        <AppLink to={pathTo('product', { id: listing.id })}>{listing.title}</AppLink>
        <span className="Receipt-small">{listing.categories[0]?.name}</span>
      </div>
      <div className="Receipt-price">
        <span className="Receipt-strong">
          <VisuallyHidden>Now </VisuallyHidden>
          {formatMoney(listing.price)}
        </span>
        {oldPrice ? (
          <s className="Receipt-small">
            <VisuallyHidden>instead of </VisuallyHidden>
            {formatMoney(oldPrice)}
          </s>
        ) : null}
      </div>
    </li>
  );
}

function Items({ offers }: { offers: ShowcaseRow | undefined }) {
  if (offers?.basket) {
    const { listingIds } = offers.basket;
    const items = offers.items.filter(({ id }) => listingIds.includes(id));
    return items.map((item) => <Item key={item.id} listing={item} />);
  }
  return PLACES.map((place) => (
    <li key={place} aria-hidden>
      <span className="Bone" style={{ width: 56, height: 35 }} />
      <span className="Bone Bone-text" style={{ width: '46%', marginRight: 'auto' }} />
      <span className="Bone Bone-text" style={{ width: 40 }} />
    </li>
  ));
}

/**
 * The promise of the headline as a receipt: three of the best offers and what buying them saves. Nothing is
 * sold as a bundle, so there is no price of all three. Its place is kept while the offers load, and stays
 * empty when there are none.
 */
export function HeroReceipt() {
  const { data, error } = useBestOffers();
  const receipt = data?.basket;
  const isWaiting = !data && !error;
  if (!receipt && !isWaiting) return <Place aria-hidden />;
  return (
    <Place role="group" aria-label="Three of the best offers, added up">
      <Paper data-color-scheme="light">
        <div className="Receipt-line Receipt-head">
          <span>Three of today’s deals</span>
          <span>Paid once</span>
        </div>
        <ul>
          <Items offers={data} />
        </ul>
        <hr aria-hidden />
        <div className="Receipt-line Receipt-total">
          <span>You save</span>
          {receipt ? (
            <>
              <b className="Receipt-off">{receipt.discountPercent}% off</b>
              <b>{formatMoney(receipt.saving)}</b>
            </>
          ) : (
            <span className="Bone Bone-text" style={{ width: 96 }} />
          )}
        </div>
        <AppLink to={pathTo('deals')}>See today’s deals</AppLink>
      </Paper>
    </Place>
  );
}
