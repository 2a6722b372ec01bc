import type { TemplateDemo } from '../../../api/resources/templates';
import type { DemoArrangement } from '../../../lib/demoArrangement';

/** What every frame of a demo is made of. */
export interface FrameProps {
  demo: TemplateDemo;
  arrangement: DemoArrangement;
}
