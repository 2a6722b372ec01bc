import { useListings } from '../../api/resources/listings';
import { useBestOffers } from '../../api/resources/showcase';
import { formatMoney } from '../../lib/money';
import {
  basketOf,
  Example,
  Line,
  OwnProducts,
  Paper,
  priceOf,
  ProductRow,
  type StageProps,
} from './stageParts';

/** What was bought, with its receipt. */
export function AccountStage({ isWhole }: StageProps) {
  return (
    <Example
      of="products that are yours, and their receipt"
      query={useBestOffers()}
      isWhole={isWhole}
    >
      {(data) => {
        const items = basketOf(data);
        const basket = data?.basket;
        return (
          <>
            <ProductRow
              products={[0, 1, 2].map((place) => ({
                item: items[place],
                words: priceOf(items[place]) ?? '–',
              }))}
            />
            <div className="Stage-table">
              <OwnProducts
                products={[
                  { item: items[0], words: '✓ Yours for life' },
                  { item: items[1], words: '✓ License key ready' },
                  { item: items[2], words: '✓ Paid once' },
                ]}
              />
              <Paper head="Receipt" aside="Paid once">
                {[0, 1, 2].map((place) => (
                  <Line key={place} name={items[place]?.title} value={priceOf(items[place])} />
                ))}
                <hr />
                {data && !basket ? null : (
                  <Line name="Total" value={basket ? formatMoney(basket.price) : undefined} isSum />
                )}
                <small>60 days to change your mind</small>
              </Paper>
            </div>
          </>
        );
      }}
    </Example>
  );
}

/** Courses on the way, and what waits at their end. */
export function StudentStage({ isWhole }: StageProps) {
  return (
    <Example
      of="courses that have been begun, and a certificate"
      query={useListings({ kind: 'course', sort: ['-rating'], pageSize: 3 })}
      tone="success"
      isWhole={isWhole}
    >
      {(data) => {
        const [first, second, third] = data?.items ?? [];
        const courses = [
          { item: second, words: 'Lesson 3 of 8', percent: 38 },
          { item: first, words: 'All lessons done', percent: 100 },
          { item: third, words: 'Lesson 2 of 6', percent: 17 },
        ];
        return (
          <>
            <ProductRow products={courses} />
            <div className="Stage-table">
              <OwnProducts products={courses} />
              <Paper head="Certificate" aside="Yours to keep">
                <p className="Stage-title">{first?.title ?? '\u00a0'}</p>
                <small>Every lesson done</small>
                <hr />
                <Line name="Awarded to" value="You" isSum />
              </Paper>
            </div>
          </>
        );
      }}
    </Example>
  );
}

/** How high the bars of the sample chart are, in percent: a week. */
const BARS = [34, 52, 44, 68, 60, 100, 82];

/** Products that are on sale, and how they do. */
export function PartnerStage({ isWhole }: StageProps) {
  return (
    <Example
      of="products that are on sale, and a chart of a week"
      query={useBestOffers()}
      tone="warning"
      isWhole={isWhole}
    >
      {(data) => {
        const onSale = [-2, -1, -3].map((place) => ({
          item: data?.items.at(place),
          words: '✓ Live',
        }));
        return (
          <>
            <ProductRow products={onSale} />
            <div className="Stage-table">
              <OwnProducts products={onSale} />
              <Paper head="Your sales" aside="This week">
                <div className="Stage-bars">
                  {BARS.map((height) => (
                    <i key={height} style={{ height: `${height}%` }} />
                  ))}
                </div>
                <hr />
                <small>Visitors, sales and payouts, day by day</small>
              </Paper>
            </div>
          </>
        );
      }}
    </Example>
  );
}
