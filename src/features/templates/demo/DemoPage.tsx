import { useState } from 'react';
import type { TemplateDemo, TemplateType } from '../../../api/resources/templates';
import { arrangementOf } from '../../../lib/demoArrangement';
import { AppFrame } from './AppFrame';
import { demoVariables } from './demoVariables';
import { LetterFrame } from './LetterFrame';
import { PhoneFrame } from './PhoneFrame';
import { SiteFrame } from './SiteFrame';
import { Page } from './demoPageStyles';
import './demoFonts.css';

export interface DemoPageProps {
  type: TemplateType;
  demo: TemplateDemo;
}

/**
 * The page that a template makes, in its own colors and the arrangement that its thumbnail has too.
 * It follows the width of the container named `demo` around it.
 */
export function DemoPage({ type, demo }: DemoPageProps) {
  const [basket, setBasket] = useState(0);
  const hero = demo.blocks.find(({ kind }) => kind === 'hero');
  const arrangement = arrangementOf(type, demo.look.opening, Boolean(hero?.imageUrl));
  const { frame } = arrangement;
  const shown = { demo, arrangement };
  return (
    <Page
      data-frame={frame}
      data-menu={arrangement.menu}
      data-type={type}
      style={demoVariables(demo)}
    >
      {frame === 'phone' ? <PhoneFrame {...shown} /> : null}
      {frame === 'mail' ? <LetterFrame {...shown} /> : null}
      {frame === 'rail' || frame === 'docs' ? <AppFrame {...shown} /> : null}
      {frame === 'site' ? (
        <SiteFrame
          {...shown}
          basket={type === 'store' ? basket : undefined}
          onAdd={() => setBasket((count) => count + 1)}
        />
      ) : null}
    </Page>
  );
}
