import type { CSSProperties } from 'react';
import type { TemplateDemo, TemplateType } from '../../../api/resources/templates';
import { DemoBlockView } from './DemoBlockView';
import { Body, Menu, Page, Sheet } from './demoStyles';

/** Where the menu of a page stands: at the top, at the side, or above a letter. */
const FRAMES: Readonly<Record<TemplateType, 'top' | 'rail' | 'column'>> = {
  landing: 'top',
  dashboard: 'rail',
  store: 'top',
  blog: 'top',
  portfolio: 'top',
  email: 'column',
  docs: 'rail',
  mobile: 'top',
};

const WITH_PICTURES: ReadonlySet<TemplateType> = new Set(['store', 'blog', 'mobile']);

export interface DemoPageProps {
  type: TemplateType;
  demo: TemplateDemo;
}

/**
 * The page that a template makes, drawn from its demo in its own colors. It follows the width of the
 * container named `demo` around it.
 */
export function DemoPage({ type, demo }: DemoPageProps) {
  const { brand, navigation, colors, blocks } = demo;
  const frame = FRAMES[type];
  const palette = {
    '--demo-background': colors.background,
    '--demo-surface': colors.surface,
    '--demo-text': colors.text,
    '--demo-accent': colors.accent,
    '--demo-on-accent': colors.onAccent,
  } as CSSProperties;
  const content = (
    <>
      <Menu>
        <span className="Demo-brand">{brand}</span>
        <ul>
          {navigation.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
        {navigation.length > 0 ? <span className="Demo-burger" /> : null}
      </Menu>
      <Body>
        {blocks.map((block, index) => (
          <DemoBlockView
            key={`${index} ${block.title}`}
            block={block}
            hasPictures={WITH_PICTURES.has(type)}
          />
        ))}
      </Body>
    </>
  );
  return (
    <Page data-frame={frame} style={palette}>
      {frame === 'column' ? <Sheet>{content}</Sheet> : content}
    </Page>
  );
}
