import { useListings, type Listing } from '../../api/resources/listings';
import { useBestOffers } from '../../api/resources/showcase';
import { formatMoney } from '../../lib/money';
import { HeartIcon } from '../../ui/icons';
import { Solo } from './Solo';
import { Cover, Line, Paper, priceOf } from './stageParts';
import { Stage } from './stageStyles';

interface ShownProps {
  items: readonly Listing[] | undefined;
  /** The ground of the stage: that of deals, or that of courses. */
  tone: 'deal' | 'success';
}

const useCourses = () =>
  useListings({ kind: 'course', sort: ['-rating'], pageSize: 4 }).data?.items;

/** Today's price and the one before it. */
function Prices({ item }: { item: Listing | undefined }) {
  return (
    <div className="Solo-price">
      <b>{priceOf(item) ?? '–'}</b>
      {item?.oldPrice ? <s>{formatMoney(item.oldPrice)}</s> : null}
    </div>
  );
}

/** A product in a line: its picture, its name and who makes it. */
function Named({ item }: { item: Listing | undefined }) {
  return (
    <>
      <Cover item={item} width={96} />
      <div>
        <b>{item?.title ?? '\u00a0'}</b>
        <small>{item?.vendor.name ?? '\u00a0'}</small>
      </div>
    </>
  );
}

/** A receipt of three products, as it comes with an order. */
export function ReceiptStage() {
  const { data } = useBestOffers();
  const basket = data?.basket;
  const items = basket
    ? data.items.filter(({ id }) => basket.listingIds.includes(id))
    : (data?.items.slice(0, 3) ?? []);
  return (
    <Stage role="img" aria-label="An example: the receipt of an order" data-solo>
      <Solo>
        <Paper head="Receipt" aside="Paid once">
          {[0, 1, 2].map((place) => (
            <div key={place} className="Solo-row">
              <Named item={items[place]} />
              <div className="Solo-price">
                <b>{priceOf(items[place]) ?? '–'}</b>
              </div>
            </div>
          ))}
          <hr />
          {basket ? <Line name="Total" value={formatMoney(basket.price)} isSum /> : null}
          <small>60 days to change your mind</small>
          <span className="Solo-stamp">Paid</span>
        </Paper>
      </Solo>
    </Stage>
  );
}

/** Products with a heart, and what they cost today. */
function Saved({ items, tone }: ShownProps) {
  return (
    <Stage
      role="img"
      aria-label="An example: saved products and today’s prices"
      data-tone={tone}
      data-solo
    >
      <Solo>
        <div className="Stage-card">
          {[0, 1, 2, 3].map((place) => (
            <div key={place} className="Solo-row">
              <Named item={items?.[place]} />
              <Prices item={items?.[place]} />
              <HeartIcon className="Solo-heart" />
            </div>
          ))}
        </div>
      </Solo>
    </Stage>
  );
}

/** Saved software. */
export function SavedStage() {
  return <Saved items={useBestOffers().data?.items} tone="deal" />;
}

/** Saved courses. */
export function SavedCoursesStage() {
  return <Saved items={useCourses()} tone="success" />;
}

/** Products with what is taken off their price. */
function Offers({ items, tone }: ShownProps) {
  return (
    <Stage role="img" aria-label="An example: products at a discount" data-tone={tone} data-solo>
      <Solo>
        <div className="Solo-offers">
          {[0, 1, 2, 3].map((place) => {
            const item = items?.[place];
            return (
              <div key={place}>
                <Cover item={item} />
                {item?.discountPercent ? <em>{item.discountPercent}% off</em> : null}
                <div>
                  <b>{item?.title ?? '\u00a0'}</b>
                  <span>
                    <b>{priceOf(item) ?? '–'}</b>{' '}
                    <small>{item?.oldPrice ? <s>{formatMoney(item.oldPrice)}</s> : null}</small>
                  </span>
                </div>
              </div>
            );
          })}
        </div>
      </Solo>
    </Stage>
  );
}

/** Software at a discount. */
export function OffersStage() {
  return <Offers items={useBestOffers().data?.items} tone="deal" />;
}

/** Courses at a discount. */
export function CourseOffersStage() {
  return <Offers items={useCourses()} tone="success" />;
}
