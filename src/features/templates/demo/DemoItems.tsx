import type { DemoBlock } from '../../../api/resources/templates';
import { priceIn, type DemoArrangement } from '../../../lib/demoArrangement';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';

export interface DemoItemsProps {
  block: DemoBlock;
  cards: DemoArrangement['cards'];
  onAdd?: (() => void) | undefined;
}

/** The pieces of a part: rows of a table, fields, pictures with their names, or cards. */
export function DemoItems({ block: { kind, items }, cards, onAdd }: DemoItemsProps) {
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
  const areGoods = kind === 'cards' && cards === 'goods';
  return (
    <ul className="Demo-items">
      {items.map((item) => (
        <li key={item.title} className="Demo-item" data-plain={!item.imageUrl || undefined}>
          {item.imageUrl ? <img src={item.imageUrl} alt="" width={400} height={300} /> : null}
          <div>
            <h4>{item.title}</h4>
            {areGoods ? <Offer text={item.text} /> : item.text ? <p>{item.text}</p> : null}
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
