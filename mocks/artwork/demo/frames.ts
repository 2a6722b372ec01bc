import type { DemoFrame } from '../../../src/lib/demoArrangement';
import { docs } from './frames/docs';
import { mail } from './frames/mail';
import { phone } from './frames/phone';
import { rail } from './frames/rail';
import { site } from './frames/site';
import type { FrameDrawing } from './frames/types';

/** Draws each frame: 640 by 480, or another size for what is no app on phones. */
export const frames: Readonly<Record<DemoFrame, FrameDrawing>> = { site, rail, docs, mail, phone };
