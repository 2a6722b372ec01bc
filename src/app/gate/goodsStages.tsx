import { useListings, type Listing } from '../../api/resources/listings';
import { useBestOffers } from '../../api/resources/showcase';
import { formatMoney } from '../../lib/money';
import type { Query } from '../../ui/QueryView';
import { HeartIcon } from '../../ui/icons';
import { basketOf, Cover, Example, Line, Paper, priceOf } from './stageParts';

interface ShownProps {
  query: Pick<Query<{ items: readonly Listing[] }>, 'data' | 'error'>;
  /** The ground of the stage: that of deals, or that of courses. */
  tone: 'deal' | 'success';
}

const useCourses = () => useListings({ kind: 'course', sort: ['-rating'], pageSize: 4 });

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
  return (
    <Example of="the receipt of an order" query={useBestOffers()}>
      {(data) => {
        const items = basketOf(data);
        return (
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
            {data?.basket ? (
              <Line name="Total" value={formatMoney(data.basket.price)} isSum />
            ) : null}
            <small>60 days to change your mind</small>
            <span className="Solo-stamp">Paid</span>
          </Paper>
        );
      }}
    </Example>
  );
}

/** Products with a heart, and what they cost today. */
function Saved({ query, tone }: ShownProps) {
  return (
    <Example of="saved products and today’s prices" query={query} tone={tone}>
      {(data) => (
        <div className="Stage-card">
          {[0, 1, 2, 3].map((place) => (
            <div key={place} className="Solo-row">
              <Named item={data?.items[place]} />
              <Prices item={data?.items[place]} />
              <HeartIcon className="Solo-heart" />
            </div>
          ))}
        </div>
      )}
    </Example>
  );
}

/** Saved software. */
export function SavedStage() {
  return <Saved query={useBestOffers()} tone="deal" />;
}

/** Saved courses. */
export function SavedCoursesStage() {
  return <Saved query={useCourses()} tone="success" />;
}

/** Products with what is taken off their price. */
function Offers({ query, tone }: ShownProps) {
  return (
    <Example of="products at a discount" query={query} tone={tone}>
      {(data) => (
        <div className="Solo-offers">
          {[0, 1, 2, 3].map((place) => {
            const item = data?.items[place];
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
      )}
    </Example>
  );
}

/** Software at a discount. */
export function OffersStage() {
  return <Offers query={useBestOffers()} tone="deal" />;
}

/** Courses at a discount. */
export function CourseOffersStage() {
  return <Offers query={useCourses()} tone="success" />;
}
