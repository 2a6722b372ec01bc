/** The teacher of a course, as a film of the lesson in a corner of its cover. */
import { slugOf } from '../../seed/wording';
import { speaker } from '../screens/speaker';
import { line, p, place, rect, shape } from '../svg';
import type { Desk } from './desk';

const [WIDTH, HEIGHT] = [156, 116] as const;

/** Where covers have room for who teaches, beside what the course is about. */
const CORNERS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  'figma-basics': [14, 266],
  'git-calmly': [470, 268],
  newsletters: [458, 262],
};

/** Draws who teaches a course where its cover has room for it, or nothing. */
export function teacher(slug: string, name: string, { colors, paper, brand, ink }: Desk): string {
  const corner = CORNERS[slug];
  if (!corner) return '';
  return place(
    ...corner,
    rect(-4, 4, WIDTH + 8, HEIGHT + 4, ink, 20, 'opacity=".2"') +
      `<clipPath id="t">${rect(0, 0, WIDTH, HEIGHT, '#000', 16)}</clipPath><g clip-path="url(#t)">` +
      speaker(
        { x: 0, y: 0, width: WIDTH, height: HEIGHT - 24, captionAt: HEIGHT - 24, isBare: true },
        slugOf(name),
        colors.field,
        brand,
      ) +
      rect(0, HEIGHT - 24, WIDTH, 24, ink) +
      shape(p`M14 ${HEIGHT - 18}v12l10-6z`, '#FFFFFF') +
      line(p`M36 ${HEIGHT - 12}h104`, '#FFFFFF', 4, 'opacity=".35"') +
      line(p`M36 ${HEIGHT - 12}h44`, colors.accent, 4, '') +
      '</g>' +
      rect(0, 0, WIDTH, HEIGHT, 'none', 16, `stroke="${paper}" stroke-width="5"`),
  );
}
