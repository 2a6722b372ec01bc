import type { ReactNode } from 'react';
import type { Listing } from '../../api/resources/listings';
import { formatMoney } from '../../lib/money';
import { Picture } from '../../ui/Picture';

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
