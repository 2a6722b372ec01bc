import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Listing } from '../../api/resources/listings';
import type { ShowcaseRow } from '../../api/resources/showcase';
import { periodOf } from '../../domain/priceText';
import { formatMoney } from '../../lib/money';
import { Picture } from '../../ui/Picture';
import type { Query } from '../../ui/QueryView';
import { Glance } from './Glance';
import { stageWordsOf } from './stageWords';
import { Stage } from './stageStyles';

/** What is shown of a product: of one that was sold, its vendor is not told. */
type Shown = Pick<Listing, 'title' | 'imageUrl'> & Partial<Pick<Listing, 'vendor'>>;

interface ExampleProps<Data> {
  /** What it shows, which its name tells. */
  of: string;
  query: Pick<Query<Data>, 'data' | 'error'>;
  /** The ground of the stage: that of the products on it; that of accounts unless told otherwise. */
  tone?: 'success' | 'deal' | 'warning';
  /** What phones show in its place: its essential thing; all of it where left out. */
  glance?: (data: Data | undefined) => ReactNode;
  /** How that lies on its card: in two sides, or as two things of a kind. */
  glanceOf?: 'sides' | 'pair';
  /** The scene, told to be an example; given the answer, or undefined on its way. */
  children: (data: Data | undefined) => ReactNode;
}

/** A stage with goods that are asked for; an empty one, which names nothing, where they can't be had. */
export function Example<Data>(props: ExampleProps<Data>) {
  const { of, query, tone, glance, glanceOf, children } = props;
  const { data, error } = query;
  const isLow = Boolean(glance) || undefined;
  const whole = !glance || undefined;
  if (error && !data) return <Stage data-tone={tone} data-low={isLow} data-whole={whole} />;
  return (
    <Stage
      role="img"
      aria-label={`An example: ${of}`}
      data-tone={tone}
      data-low={isLow}
      data-whole={whole}
    >
      <StageNote />
      <div className="Stage-scene">{children(data)}</div>
      {glance ? (
        <Glance
          data-sides={glanceOf === 'sides' || undefined}
          data-pair={glanceOf === 'pair' || undefined}
        >
          {glance(data)}
        </Glance>
      ) : null}
    </Stage>
  );
}

/** Tells that the page will look like this. */
export function StageNote() {
  const { pathname } = useLocation();
  return <small className="Stage-note">{stageWordsOf(pathname)}</small>;
}

/** The whole picture of a product, as wide as its place. */
export function Cover({ item }: { item: Shown | undefined }) {
  if (!item) return <div className="Stage-wait" />;
  return <Picture src={item.imageUrl} alt="" name={item.title} width={640} height={400} priority />;
}

/** A product in a line: its picture, its name and what is said of it. */
export function Item({
  item,
  words,
  children,
}: {
  item: Shown | undefined;
  /** Who makes it, unless told. */
  words?: string;
  /** What stands at the end of the line. */
  children?: ReactNode;
}) {
  return (
    <div className="Stage-item">
      <Cover item={item} />
      <div className="Stage-name">
        <b>{titleOf(item)}</b>
        <small>{words ?? item?.vendor?.name ?? '\u00a0'}</small>
      </div>
      {children}
    </div>
  );
}

/** The products of the sum that a row adds up, before its others. */
export function goodsOf(row: ShowcaseRow | undefined): readonly Listing[] {
  const { items = [], basket } = row ?? {};
  const isIn = ({ id }: Listing) => basket?.listingIds.includes(id) ?? false;
  return [...items.filter(isIn), ...items.filter((item) => !isIn(item))];
}

/** Those with the shortest names first: three of them lie side by side on a phone. */
export const shortNamed = (items: readonly Listing[] = []): readonly Listing[] =>
  [...items].sort((one, other) => one.title.length - other.title.length);

/** Its name, or the room of one. */
export const titleOf = (item: Shown | undefined) => item?.title ?? '\u00a0';

/** `48% off`, in the words of its card; nothing without a discount. */
export const offOf = (item: Listing | undefined) =>
  item?.discountPercent ? `${item.discountPercent}% off` : undefined;

/** What it costs today, once that is known. */
export const priceOf = (item: Listing | undefined) => item && formatMoney(item.price);

/** The same with its period, where it is paid by the year: as small beside it as on cards. */
export function Rate({ item }: { item: Listing | undefined }) {
  return (
    <b>
      {priceOf(item) ?? '–'}
      <span className="Stage-period">{periodOf(item?.planType)}</span>
    </b>
  );
}

interface GlanceFigureProps {
  /** What it is the amount of. */
  of: string;
  /** The amount in words; undefined until it is known. */
  value: string | undefined;
}

/** One side of a scene in little room: an amount below its name. */
export function GlanceFigure({ of, value }: GlanceFigureProps) {
  return (
    <div className="Glance-side">
      <small>{of}</small>
      <span className="Glance-figure">{value ?? '–'}</span>
    </div>
  );
}

/** Those that are paid once, as most are here. */
export const paidOnce = (items: readonly Listing[] = []): readonly Listing[] =>
  items.filter(({ planType }) => periodOf(planType) === '');
