import { withSetting, type Setting } from '../lettering/setting';
import { text, widthOf } from '../screens/text';
import { line } from '../svg';
import type { Subject } from './subject';

const PAINTED: Setting = { typeface: 'serif', from: 0 };

/** A word painted as a sign: as large as the sign has room for. */
export const lettering: Subject = (tones, word) =>
  withSetting(PAINTED, () => {
    const size = Math.min(190, (300 / widthOf(word, 100, 700)) * 100);
    // The stroke below a word runs clear of what hangs from its letters.
    const hangs = /[gjpqy]/.test(word);
    const y = 150 + size * (hangs ? 0.2 : 0.34);
    const below = y + (hangs ? size * 0.2 + 10 : 20);
    return (
      text(206, y + 6, word, { size, weight: 700, color: tones.second, anchor: 'middle' }) +
      text(200, y, word, { size, weight: 700, color: tones.deep, anchor: 'middle' }) +
      line(
        `M90 ${Math.round(below + 18)}Q200 ${Math.round(below)} 310 ${Math.round(below + 18)}`,
        tones.main,
        9,
      )
    );
  });
