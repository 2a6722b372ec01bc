import { circle, rect } from '../svg';
import { chip, face, pushButton } from './blocks';
import type { Look } from './look';
import { isNarrow, type ScreenCopy } from './screenCopy';
import type { Point } from '../../seed/copy/types';
import { rowsIn, withRail, type Layout } from './shell';
import { text } from './text';

function switchedOn(look: Look, x: number, y: number): string {
  return rect(x, y, 40, 22, look.link, 11) + circle(x + 29, y + 11, 8, look.sheet);
}

/** The settings of a product: what it can do as switches, and the services it is tied to. */
export function settings(points: readonly Point[], works: readonly string[]): Layout {
  return (screen, look, room) => {
    const screenOf: ScreenCopy = {
      ...screen,
      headline: 'Settings',
      action: 'Save',
      nav: ['General', ...screen.nav.slice(0, 4)],
      opens: 'General',
    };
    return withRail(screenOf, look, room, (inner) => {
      const left = isNarrow(room) ? 14 : 24;
      const width = inner.width - 2 * left;
      const switches = rowsIn(points.slice(0, 3), inner.height - 48, 52).map(([point], index) => {
        const y = 48 + index * 52;
        return (
          rect(left, y, width, 44, look.ground, 10) +
          text(left + 18, y + 27, point, {
            size: 14.5,
            weight: 600,
            color: look.text,
            maxWidth: width - 88,
          }) +
          // What is done once is no switch.
          (index < 2
            ? switchedOn(look, left + width - 58, y + 11)
            : pushButton(look, left + width - 14, y + 7, 'Set up', {
                size: 12,
                quiet: true,
                end: true,
              }))
        );
      });
      const title = text(left, 34, 'What it does for you', {
        size: 14,
        weight: 600,
        color: look.muted,
      });
      if (isNarrow(room)) return title + switches.join('');
      const tied = works.slice(0, 4).map((name, index) => {
        const half = (width - 14) / 2;
        const x = 24 + (index % 2) * (half + 14);
        const y = 242 + Math.floor(index / 2) * 64;
        return (
          rect(x, y, half, 54, look.sheet, 12, `stroke="${look.hair}" stroke-width="1.5"`) +
          face(x + 30, y + 27, 14, name) +
          text(x + 54, y + 32, name, {
            size: 14.5,
            weight: 600,
            color: look.text,
            maxWidth: half - 160,
          }) +
          chip(look, x + half - 14, y + 16, index < 2 ? 'Connected' : 'Connect', {
            tone: index < 2 ? 'good' : 'plain',
            end: true,
          })
        );
      });
      return (
        title +
        switches.join('') +
        text(24, 228, works.length > 0 ? 'Connected services' : 'Works on its own', {
          size: 14,
          weight: 600,
          color: look.muted,
        }) +
        (works.length > 0
          ? tied.join('')
          : rect(24, 242, width, 54, look.tint, 12) +
            text(42, 275, 'No other service is needed, and none is asked for.', {
              size: 14,
              color: look.onTint,
            }))
      );
    });
  };
}
