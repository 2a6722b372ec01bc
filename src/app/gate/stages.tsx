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
            {percent === undefined ? null : (
              <span className="Stage-way">
                <i style={{ width: `${percent}%` }} />
              </span>
            )}
            <small>{words}</small>
          </div>
        </div>
      ))}
    </div>
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
export function AccountStage() {
  const { data, error } = useBestOffers();
  const basket = data?.basket;
  const items = basket
    ? data.items.filter(({ id }) => basket.listingIds.includes(id))
    : (data?.items.slice(0, 3) ?? []);
  if (error && !data) return <Stage />;
  return (
    <Stage role="img" aria-label="An example: products that are yours, and their receipt">
      <div className="Stage-table">
        <OwnProducts
          products={[
            { item: items[0], words: '✓ Yours for life' },
            { item: items[1], words: '✓ License key ready' },
          ]}
        />
        <Paper head="Receipt" aside="Paid once">
          {[0, 1, 2].map((place) => {
            const item = items[place];
            return (
              <Line
                key={place}
                name={item?.title}
                value={item ? formatMoney(item.price) : undefined}
              />
            );
          })}
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
export function StudentStage() {
  const { data, error } = useListings({ kind: 'course', sort: ['-rating'], pageSize: 2 });
  const [first, second] = data?.items ?? [];
  if (error && !data) return <Stage data-tone="success" />;
  return (
    <Stage
      role="img"
      aria-label="An example: courses that have been begun, and a certificate"
      data-tone="success"
    >
      <div className="Stage-table">
        <OwnProducts
          products={[
            { item: second, words: 'Lesson 3 of 8', percent: 38 },
            { item: first, words: 'All lessons done', percent: 100 },
          ]}
        />
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
export function PartnerStage() {
  const { data, error } = useBestOffers();
  const [first, second] = data?.items.slice(-2) ?? [];
  if (error && !data) return <Stage data-tone="warning" />;
  return (
    <Stage
      role="img"
      aria-label="An example: products that are on sale, and a chart of a week"
      data-tone="warning"
    >
      <div className="Stage-table">
        <OwnProducts
          products={[
            { item: first, words: '✓ Live' },
            { item: second, words: '✓ Live' },
          ]}
        />
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
