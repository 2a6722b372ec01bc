import { useListings } from '../../api/resources/listings';
import { useBestOffers } from '../../api/resources/showcase';
import { formatMoney } from '../../lib/money';
import { Line, OwnProducts, Paper, priceOf, ProductRow, type StageProps } from './stageParts';
import { Stage } from './stageStyles';

/** What was bought, with its receipt; an empty stage where there is nothing to show. */
export function AccountStage({ isWhole }: StageProps) {
  const { data, error } = useBestOffers();
  const basket = data?.basket;
  const items = basket
    ? data.items.filter(({ id }) => basket.listingIds.includes(id))
    : (data?.items.slice(0, 3) ?? []);
  if (error && !data) return <Stage />;
  return (
    <Stage
      role="img"
      aria-label="An example: products that are yours, and their receipt"
      data-whole={isWhole}
    >
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
    </Stage>
  );
}

/** Courses on the way, and what waits at their end; an empty stage where there is nothing to show. */
export function StudentStage({ isWhole }: StageProps) {
  const { data, error } = useListings({ kind: 'course', sort: ['-rating'], pageSize: 3 });
  const [first, second, third] = data?.items ?? [];
  const courses = [
    { item: second, words: 'Lesson 3 of 8', percent: 38 },
    { item: first, words: 'All lessons done', percent: 100 },
    { item: third, words: 'Lesson 2 of 6', percent: 17 },
  ];
  if (error && !data) return <Stage data-tone="success" />;
  return (
    <Stage
      role="img"
      aria-label="An example: courses that have been begun, and a certificate"
      data-tone="success"
      data-whole={isWhole}
    >
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
    </Stage>
  );
}

/** How high the bars of the sample chart are, in percent: a week. */
const BARS = [34, 52, 44, 68, 60, 100, 82];

/** Products that are on sale, and how they do; an empty stage where there is nothing to show. */
export function PartnerStage({ isWhole }: StageProps) {
  const { data, error } = useBestOffers();
  const onSale = [-2, -1, -3].map((place) => ({ item: data?.items.at(place), words: '✓ Live' }));
  if (error && !data) return <Stage data-tone="warning" />;
  return (
    <Stage
      role="img"
      aria-label="An example: products that are on sale, and a chart of a week"
      data-tone="warning"
      data-whole={isWhole}
    >
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
    </Stage>
  );
}
