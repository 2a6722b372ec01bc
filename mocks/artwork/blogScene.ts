import { ai, general, sales, software } from './blogTradeScenes';
import {
  accounting,
  education,
  humanResources,
  marketing,
  projectManagement,
  type Scene,
} from './blogWorkScenes';
import { DUOTONES, mix } from './palette';
import { randomFrom } from './random';
import { circle, picture, place, rect, shape } from './svg';

const SCENES: Readonly<Record<string, Scene>> = {
  accounting,
  education,
  marketing,
  'project-management': projectManagement,
  'human-resources': humanResources,
  software,
  ai,
  sales,
};

/** Draws the picture of a blog post, 800 by 450; a topic without a scene gets a general one. */
export function blogScene(topic: string, slug: string): string {
  const random = randomFrom(`blog ${topic} ${slug}`);
  const colours = random.pick(DUOTONES);
  const { field, shade } = colours;
  const backdrop = random.pick([
    circle(random.pick([180, 620]), 200, 230, mix(field, shade, 0.8)),
    shape('M0 300Q200 220 400 290T800 270V450H0z', shade),
    rect(random.pick([0, 400]), 0, 400, 450, mix(field, shade, 0.8)),
    shape('M0 0H320L140 450H0zM800 450H560L740 0H800z', mix(field, shade, 0.8)),
  ]);
  const scene = (SCENES[topic] ?? general)(random, colours);
  // Charts and plans read from left to right; only the other scenes may be mirrored.
  const fixed = topic === 'accounting' || topic === 'sales' || topic === 'project-management';
  const turned = !fixed && random.chance(0.4) ? place(800, 0, scene, '-1 1') : scene;
  return picture(800, 450, rect(0, 0, 800, 450, field) + backdrop + turned);
}
