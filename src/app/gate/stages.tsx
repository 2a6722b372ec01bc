import type { ReactNode } from 'react';
import { useListings, type Listing } from '../../api/resources/listings';
import { useBestOffers } from '../../api/resources/showcase';
import { formatMoney } from '../../lib/money';
import { Picture } from '../../ui/Picture';
import { Stage } from './stageStyles';

/** A product of the card, and what is said of it. */
interface Own {
  item: Listing | undefined;
  words: string;
  /** How far a course is, in percent; undefined where it is a fact with a mark. */
  percent?: number;
}

/** What a stage is told. */
export interface StageProps {
  /** Whether phones show all of it; otherwise they show a row of its products. */
  isWhole: boolean;
}

/** Products as they stand in someone's own pages, the first with its picture; their places on the way. */
function OwnProducts({ products }: { products: readonly Own[] }) {
  const [first] = products;
  return (
    <div className="Stage-card">
      <Cover item={first?.item} />
      {products.map(({ item, words, percent }, index) => (
        <div key={index} className="Stage-own">
          {index > 0 ? <Cover item={item} width={64} /> : null}
          <div>
            <b>{item?.title ?? '\u00a0'}</b>
            <Way percent={percent} />
            <small>{words}</small>
          </div>
        </div>
      ))}
    </div>
  );
}

/** The same products side by side, as narrow windows show them. */
function ProductRow({ products }: { products: readonly Own[] }) {
  return (
    <div className="Stage-row">
      {products.map(({ item, words, percent }, index) => (
        <div key={index}>
          <Cover item={item} />
          <b>{item?.title ?? '\u00a0'}</b>
          <Way percent={percent} />
          <small>{words}</small>
        </div>
      ))}
    </div>
  );
}

/** How far a course is. */
function Way({ percent }: { percent: number | undefined }) {
  return percent === undefined ? null : (
    <span className="Stage-way">
      <i style={{ width: `${percent}%` }} />
    </span>
  );
}

/** The whole picture of a product, as wide as its place or as said. */
function Cover({ item, width }: { item: Listing | undefined; width?: number }) {
  if (!item) return <div className="Stage-wait" />;
  return (
    <Picture
      src={item.imageUrl}
      alt=""
      name={item.title}
      width={640}
      height={400}
      priority
      {...(width ? { sx: { width, flexShrink: 0 } } : {})}
    />
  );
}

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

const priceOf = (item: Listing | undefined) => item && formatMoney(item.price);

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

interface PaperProps {
  head: string;
  aside: string;
  children: ReactNode;
}

/** A slip that hangs into the stage from its upper edge. */
function Paper({ head, aside, children }: PaperProps) {
  return (
    <div className="Stage-slip">
      <div className="Stage-paper" data-color-scheme="light">
        <div className="Stage-head">
          <span>{head}</span>
          <span>{aside}</span>
        </div>
        {children}
      </div>
    </div>
  );
}

interface LineProps {
  name: string | undefined;
  value: string | undefined;
  isSum?: boolean;
}

function Line({ name = '\u00a0', value = '–', isSum = false }: LineProps) {
  return (
    <div className={isSum ? 'Stage-line Stage-sum' : 'Stage-line'}>
      <span>{name}</span>
      <b>{value}</b>
    </div>
  );
}
