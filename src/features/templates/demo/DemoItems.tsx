import type { DemoBlock } from '../../../api/resources/templates';
import { priceIn, type DemoArrangement } from '../../../lib/demoArrangement';
import { changeIn } from '../../../lib/demoLabels';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { DemoRecords } from './DemoRecords';

export interface DemoItemsProps {
  block: DemoBlock;
  arrangement: DemoArrangement;
  onAdd?: (() => void) | undefined;
}

/** The pieces of a part: rows of a table, fields, pictures with their names, or cards. */
export function DemoItems({ block: { kind, items }, arrangement, onAdd }: DemoItemsProps) {
  const { cards, frame } = arrangement;
  if (kind === 'table' && frame === 'rail') return <DemoRecords items={items} />;
  if (kind === 'table') {
    return (
      <dl>
        {items.map((item) => (
          <div key={item.title}>
            <dt>{item.title}</dt>
            <dd>{item.text}</dd>
          </div>
        ))}
      </dl>
    );
  }
  if (kind === 'form') {
    return (
      <ul className="Demo-items">
        {items.map((item) => (
          <li key={item.title} className="Demo-field">
            {item.title}
          </li>
        ))}
      </ul>
    );
  }
  if (kind === 'gallery') {
    return (
      <ul className="Demo-items">
        {items.map((item) => (
          <li key={item.title}>
            <figure>
              {item.imageUrl ? <img src={item.imageUrl} alt="" width={400} height={300} /> : null}
              <figcaption>{item.title}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    );
  }
  const inBoxes = kind === 'stats' && frame !== 'site' && frame !== 'phone';
  const areGoods = kind === 'cards' && cards === 'goods';
  return (
    <ul className="Demo-items">
      {items.map((item) => (
        <li key={item.title} className="Demo-item" data-plain={!item.imageUrl || undefined}>
          {item.imageUrl ? <img src={item.imageUrl} alt="" width={400} height={300} /> : null}
          <div>
            <h4>{item.title}</h4>
            {areGoods ? (
              <Offer text={item.text} />
            ) : inBoxes ? (
              <Count text={item.text} />
            ) : item.text ? (
              <p>{item.text}</p>
            ) : null}
          </div>
          {areGoods && onAdd && priceIn(item.text).price ? (
            <button type="button" className="Demo-add" onClick={onAdd}>
              Add<VisuallyHidden> {item.title} to the basket</VisuallyHidden>
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** The price of a thing and what one gets for it. */
function Offer({ text }: { text: string }) {
  const { price, rest } = priceIn(text);
  return (
    <p>
      {price ? <strong>{price}</strong> : null} {rest}
    </p>
  );
}

/** What a figure counts, and how it moved. */
function Count({ text }: { text: string }) {
  const { words, way, by } = changeIn(text);
  return (
    <p>
      {words}
      {way ? (
        <span className="Demo-change" data-way={way}>
          <VisuallyHidden>, {way} </VisuallyHidden>
          {by}
        </span>
      ) : null}
    </p>
  );
}
