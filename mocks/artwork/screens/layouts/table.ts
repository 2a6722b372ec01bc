import { rect } from '../../svg';
import { changeInk, chip, face, type Tone } from '../blocks';
import { iconOf } from '../icons';
import { isNarrow, openPart } from '../screenCopy';
import { rowsIn, withRail, type Layout } from '../shell';
import { oneLine } from '../oneLine';
import { text } from '../text';

/** What is as it should be. */
const GOOD: readonly string[] = ['Done', 'Found', 'In', 'Paid', 'Ran', 'Uploaded'];

/** What needs a look. */
const OPEN: readonly string[] = [
  'Held',
  'Out',
  'Pending',
  'Today',
  'Two fit',
  'Unclear',
  'Unpaid',
  'Write today',
];

/** What takes its time. */
const WAITING: readonly string[] = ['Wait', 'Waiting', 'Waits'];

const TONES: readonly Tone[] = ['brand', 'plain'];

/**
 * Labels that are the same have the same color: green for what is done, amber for what is open, the
 * others in turn. Numbers, none of which is like another, are all of one.
 */
function toneOf(label: string, labels: readonly string[]): Tone {
  if (GOOD.includes(label)) return 'good';
  if (OPEN.includes(label)) return 'warn';
  if (WAITING.includes(label)) return 'plain';
  if (/\d/.test(label)) return 'brand';
  const others = labels.filter((one) => !GOOD.includes(one) && !OPEN.includes(one));
  return TONES[others.indexOf(label) % TONES.length] ?? 'plain';
}

/** Contacts, firms or files with a state each, below the figures that sum them up. */
export const table: Layout = (screen, look, room) =>
  withRail(screen, look, room, (inner) => {
    const labels = [...new Set(screen.rows.map(([, , label = '']) => label))];
    if (isNarrow(room)) {
      const [[name = '', value = ''] = []] = screen.figures;
      // On a phone the list takes what it needs of the screen, on a card as little as it can.
      const step = Math.min(58, Math.max(42, (inner.height - 56) / screen.rows.length));
      const pad = (step - 42) / 2;
      const rows = rowsIn(screen.rows, inner.height - 42, step).map(
        ([title, note, label = ''], row) => {
          const top = 42 + row * step;
          const y = top + pad;
          return (
            rect(14, top - 1, inner.width - 28, 1, look.hair) +
            text(16, y + 18, title, { size: 14.5, weight: 600, color: look.text, maxWidth: 150 }) +
            oneLine(16, y + 35, note, { size: 13, least: 11.5, color: look.muted, maxWidth: 156 }) +
            chip(look, inner.width - 14, y + 9, label, {
              tone: toneOf(label, labels),
              end: true,
              size: 12.5,
            })
          );
        },
      );
      return (
        rect(14, 0, inner.width - 28, 36, look.tint, 10) +
        text(28, 23, name, { size: 14, color: look.onTint, maxWidth: 150 }) +
        text(inner.width - 28, 24, value, {
          size: 19,
          weight: 700,
          color: look.onTint,
          anchor: 'end',
        }) +
        rows.join('')
      );
    }
    const width = inner.width - 48;
    const figures = screen.figures.slice(0, 3).map(([name, value, change = ''], index) => {
      const x = 24 + (index * (width + 14)) / 3;
      return (
        rect(x, 18, (width - 28) / 3, 68, index === 0 ? look.tint : look.ground, 12) +
        text(x + 16, 42, name, { size: 12.5, color: look.muted, maxWidth: 160 }) +
        text(x + 16, 70, value, { size: 21, weight: 700, color: look.text }) +
        text(x + (width - 28) / 3 - 14, 70, change, {
          size: 12.5,
          weight: 600,
          color: changeInk(look, change),
          anchor: 'end',
        })
      );
    });
    const rows = rowsIn(screen.rows, inner.height - 116, 44).map(
      ([title, note, label = ''], row) => {
        const y = 108 + row * 44;
        return (
          (screen.rowsAre === 'things'
            ? rect(25, y + 9, 26, 26, look.tint, 7) +
              iconOf(38, y + 22, screen.nav[openPart(screen)] ?? '', look.onTint)
            : face(38, y + 22, 13, title)) +
          text(62, y + 27, title, { size: 14, weight: 600, color: look.text, maxWidth: 180 }) +
          text(252, y + 27, note, { size: 13.5, color: look.muted, maxWidth: 240 }) +
          chip(look, inner.width - 24, y + 11, label, { tone: toneOf(label, labels), end: true }) +
          rect(24, y + 43, width, 1, look.hair)
        );
      },
    );
    return figures.join('') + rows.join('');
  });
