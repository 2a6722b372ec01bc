import type { ReactNode } from 'react';
import type { Listing } from '../../api/resources/listings';
import type { BestOffers } from '../../api/resources/showcase';
import { formatMoney } from '../../lib/money';
import { Picture } from '../../ui/Picture';
import type { Query } from '../../ui/QueryView';
import { Solo } from './Solo';
import { Stage } from './stageStyles';

/** A product of the card, and what is said of it. */
export interface Own {
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

interface ExampleProps<Data> {
  /** What it shows, which its name tells. */
  of: string;
  query: Pick<Query<Data>, 'data' | 'error'>;
  /** The ground of the stage: that of the products on it; that of accounts unless told otherwise. */
  tone?: 'success' | 'deal' | 'warning';
  /** As of {@link StageProps}; undefined where one thing lies in the middle. */
  isWhole?: boolean;
  /** Given the answer, or undefined on its way. */
  children: (data: Data | undefined) => ReactNode;
}

/** A stage with goods that are asked for; an empty one, which names nothing, where they can't be had. */
export function Example<Data>({ of, query, tone, isWhole, children }: ExampleProps<Data>) {
  const { data, error } = query;
  const isSolo = isWhole === undefined || undefined;
  if (error && !data) return <Stage data-tone={tone} data-solo={isSolo} />;
  return (
    <Stage
      role="img"
      aria-label={`An example: ${of}`}
      data-tone={tone}
      data-whole={isWhole}
      data-solo={isSolo}
    >
      {isSolo ? <Solo>{children(data)}</Solo> : children(data)}
    </Stage>
  );
}

/** Products as they stand in someone's own pages, the first with its picture; their places on the way. */
export function OwnProducts({ products }: { products: readonly Own[] }) {
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
export function ProductRow({ products }: { products: readonly Own[] }) {
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
export function Cover({ item, width }: { item: Listing | undefined; width?: number }) {
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

/** The products of the sum that the best offers add up; the first three where there is none. */
export function basketOf(offers: BestOffers | undefined): readonly Listing[] {
  const { items = [], basket } = offers ?? {};
  return basket ? items.filter(({ id }) => basket.listingIds.includes(id)) : items.slice(0, 3);
}

/** What it costs today, once that is known. */
export const priceOf = (item: Listing | undefined) => item && formatMoney(item.price);

interface PaperProps {
  head: string;
  aside: string;
  children: ReactNode;
}

/** A slip that hangs into the stage from its upper edge. */
export function Paper({ head, aside, children }: PaperProps) {
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

/** What is named on the left, and its figure on the right. */
export function Line({ name = '\u00a0', value = '–', isSum = false }: LineProps) {
  return (
    <div className={isSum ? 'Stage-line Stage-sum' : 'Stage-line'}>
      <span>{name}</span>
      <b>{value}</b>
    </div>
  );
}
