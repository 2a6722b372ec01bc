import type { CSSProperties } from 'react';
import type { DemoBlock } from '../../../api/resources/templates';
import { columnsOf, type DemoArrangement } from '../../../lib/demoArrangement';
import { isSheet } from '../../../lib/demoSheet';
import { DemoChart } from './DemoChart';
import { DemoItems } from './DemoItems';
import { DemoSheet } from './DemoSheet';
import { Block } from './demoBlockStyles';
import { Hero } from './demoHeroStyles';

export interface DemoBlockViewProps {
  block: DemoBlock;
  arrangement: DemoArrangement;
  /** Puts something into the basket; left out where nothing is sold. */
  onAdd?: (() => void) | undefined;
}

/** One part of a demo page. What looks like a field or the button of a form is drawn. */
export function DemoBlockView({ block, arrangement, onAdd }: DemoBlockViewProps) {
  const { kind, title, text, action, imageUrl, items } = block;
  const button = action ? <span className="Demo-button">{action}</span> : null;

  if (kind === 'hero') {
    const { hero, flipped } = arrangement;
    return (
      <Hero data-hero={hero} data-flipped={flipped || undefined}>
        <div>
          <h3>{title}</h3>
          {text ? <p className="Demo-lead">{text}</p> : null}
          {button}
        </div>
        {imageUrl ? <img src={imageUrl} alt="" width={400} height={300} /> : null}
      </Hero>
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
      <Block data-kind={kind} data-pictured={imageUrl !== null || undefined}>
        {imageUrl ? <img src={imageUrl} alt="" width={400} height={300} /> : null}
        <div>
          <h3>{title}</h3>
          <p className="Demo-text">{text}</p>
          {button}
        </div>
      </Block>
    );
  }
  if (isSheet(kind)) {
    return (
      <Block data-kind={kind}>
        <h3>{title}</h3>
        <div className="Demo-told">
          <p className="Demo-lead">{text}</p>
          {button}
        </div>
        <DemoSheet kind={kind} title={title} items={items} />
      </Block>
    );
  }
  const { frame, cards, mosaic } = arrangement;
  const columns = { '--demo-columns': columnsOf(kind, items.length, frame) } as CSSProperties;
  return (
    <Block
      data-kind={kind}
      data-cards={kind === 'cards' ? cards : undefined}
      data-mosaic={(kind === 'gallery' && mosaic) || undefined}
      style={columns}
    >
      <h3>{title}</h3>
      {text ? <p className="Demo-lead">{text}</p> : null}
      {kind === 'chart' ? (
        <DemoChart items={items} isApp={frame === 'rail'} />
      ) : (
        <DemoItems block={block} arrangement={arrangement} onAdd={onAdd} />
      )}
      {button}
    </Block>
  );
}
