import type { CSSProperties } from 'react';
import type { DemoBlock } from '../../../api/resources/templates';
import { demoArt } from './demoArt';
import { Block } from './demoBlockStyles';

export interface DemoBlockViewProps {
  block: DemoBlock;
  /** Whether its cards have pictures, as goods and posts do. */
  hasPictures: boolean;
}

/** How many columns the pieces of a part take in a wide frame. */
function columnsOf({ kind, items }: DemoBlock): number {
  return kind === 'cards' || kind === 'gallery' ? (items.length === 4 ? 4 : 3) : items.length;
}

/** One part of a demo page. What looks like a button or a field is drawn: the demo is to look at. */
export function DemoBlockView({ block, hasPictures }: DemoBlockViewProps) {
  const { kind, title, text, action } = block;
  const columns = {
    '--demo-columns': columnsOf(block),
    '--demo-count': Math.max(1, Math.min(4, block.items.length)),
  } as CSSProperties;
  const button = action ? <span className="Demo-button">{action}</span> : null;

  if (kind === 'hero') {
    return (
      <Block data-kind={kind}>
        <div>
          <h3>{title}</h3>
          {text ? <p className="Demo-lead">{text}</p> : null}
          {button}
        </div>
        <div className="Demo-art" style={{ background: demoArt(title) }} />
      </Block>
    );
  }
  if (kind === 'quote') {
    return (
      <Block data-kind={kind}>
        <figure>
          <blockquote>“{text}”</blockquote>
          <figcaption>{title}</figcaption>
        </figure>
      </Block>
    );
  }
  if (kind === 'article') {
    return (
      <Block data-kind={kind}>
        <h3>{title}</h3>
        <p className="Demo-text">{text}</p>
        {button}
      </Block>
    );
  }
  return (
    <Block data-kind={kind} style={columns}>
      <h3>{title}</h3>
      {text ? <p className="Demo-lead">{text}</p> : null}
      <Items block={block} hasPictures={hasPictures} />
      {button}
    </Block>
  );
}

function Items({ block: { kind, title, items }, hasPictures }: DemoBlockViewProps) {
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
        {items.map((item, index) => (
          <li key={item.title}>
            <figure>
              <div className="Demo-art" style={{ background: demoArt(title, index) }} />
              <figcaption>{item.title}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className="Demo-items">
      {items.map((item, index) => (
        <li key={item.title} className="Demo-item">
          {hasPictures && kind === 'cards' ? (
            <div className="Demo-art" style={{ background: demoArt(title, index) }} />
          ) : null}
          <h4>{item.title}</h4>
          {item.text ? <p>{item.text}</p> : null}
        </li>
      ))}
    </ul>
  );
}
