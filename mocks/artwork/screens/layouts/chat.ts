import { rect } from '../../svg';
import { face, pushButton } from '../blocks';
import { isNarrow } from '../screenCopy';
import { rowsIn, withRail, type Layout } from '../shell';
import { linesAbove, text, widthOf, wrapped } from '../text';

/** A talk: each line of the body is `Name: words`; the second name is the one that answers. */
export const chat: Layout = (screen, look, room) =>
  withRail(screen, look, room, (inner) => {
    const small = isNarrow(room);
    const side = small ? 0 : 226;
    const left = side + (small ? 12 : 22);
    const width = inner.width - left - (small ? 12 : 22);
    // A card has no room for the field.
    const hasField = !screen.isOver && (!small || inner.height > 330);
    const floor = inner.height - (hasField ? 66 : small ? 8 : 14);
    const [inset, gap] = small ? [12, 8] : [16, 10];
    const turns = screen.body.map((said) => {
      const at = said.indexOf(': ');
      return { name: said.slice(0, at), words: said.slice(at + 2) };
    });
    const own = turns[1]?.name;
    // Where the product answers, it is asked.
    const prompt = own === screen.title ? 'Ask a question' : 'Write an answer';
    // A first name has the same face as the whole name.
    const wholeName = (name: string) =>
      screen.rows.find(([who]) => who.startsWith(`${name} `))?.[0] ?? name;
    let y = small ? 4 : 18;
    let isFull = false;
    const bubbles = turns.map(({ name, words }) => {
      const mine = name === own;
      const size = 14;
      const most = width * 0.82 - 34;
      const lines = wrapped(words, most - 26, { size });
      const wide = Math.max(...lines.map((row) => widthOf(row, size))) + 26;
      const height = lines.length * size * 1.4 + inset;
      const top = y;
      isFull ||= top + height > floor;
      if (isFull) return '';
      y += height + gap;
      const x = mine ? left + width - wide : left + 34;
      return (
        (mine ? '' : face(left + 13, top + 9 + inset / 2, 13, wholeName(name))) +
        rect(x, top, wide, height, mine ? look.brand : look.hair, 16) +
        linesAbove(floor, x + 13, top + 15 + inset / 2, words, {
          size,
          color: mine ? look.onBrand : look.text,
          maxWidth: most - 26,
          leading: 1.4,
        })
      );
    });
    const field = hasField
      ? rect(left, floor + 8, width - 84, 40, look.sheet, 20, `stroke="${look.soft}"`) +
        text(left + 18, floor + 33, prompt, { size: 13.5, color: look.muted }) +
        pushButton(look, left + width, floor + 11, 'Send', { size: 13.5, end: true })
      : '';
    if (small) return bubbles.join('') + field;
    const people = rowsIn(screen.rows, inner.height, 58).map(([who, note], index) => {
      const at = index * 58;
      return (
        (index === 0 ? rect(0, at, side, 58, look.tint) : '') +
        face(32, at + 29, 15, who) +
        text(58, at + 26, who, { size: 14, weight: 600, color: look.text, maxWidth: side - 70 }) +
        text(58, at + 44, note, { size: 12.5, color: look.muted, maxWidth: side - 70 })
      );
    });
    return people.join('') + rect(side, 0, 1.5, inner.height, look.hair) + bubbles.join('') + field;
  });
