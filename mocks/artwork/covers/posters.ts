/** Covers that are type alone: a pair of letters, a wait. */
import { mix } from '../palette';
import { face } from '../screens/blocks';
import { readable } from '../screens/look';
import { text } from '../screens/text';
import { line } from '../svg';
import { largest, type Poster } from './cover';

/** Two letters as large as the picture between the lines that type is drawn on, and what comes close. */
export const specimen: Poster = ({ screen, colors, ink, quiet }) => {
  const [[name, , letters = ''] = ['', '']] = screen.rows;
  const [[, value] = ['', '']] = screen.figures;
  const guide = mix(colors.field, ink, 0.3);
  return (
    line('M0 132H640M0 196H640M0 316H640', guide, 3, 'stroke-dasharray="4 8"') +
    text(34, 316, letters, { size: 262, weight: 800, color: ink }) +
    text(414, 190, value, {
      size: 76,
      weight: 800,
      color: readable(colors.accent, colors.field, 3),
    }) +
    text(416, 252, name, { size: largest(name, 190, [34, 31, 28]), weight: 700, color: ink }) +
    screen.rows
      .slice(1, 3)
      .map(([other], at) =>
        text(416, 296 + at * 40, other, { size: 27, weight: 600, color: quiet }),
      )
      .join('')
  );
};

/** How long the longest has waited, in letters as wide as the picture, and who it is. */
export const longest: Poster = ({ screen, colors, ink, quiet }) => {
  const [[name, value] = ['', '']] = screen.figures;
  const [[who, about] = ['', '']] = screen.rows;
  return (
    text(40, 132, name, { size: 34, weight: 600, color: quiet }) +
    text(36, 252, value, {
      size: largest(value, 566, [132, 120, 110, 100, 92], 800),
      weight: 800,
      color: colors.accent,
    }) +
    line('M40 288H600', mix(colors.field, ink, 0.3), 3, '') +
    face(76, 340, 34, who) +
    text(128, 334, who, { size: 32, weight: 700, color: ink }) +
    text(128, 368, about, { size: 25, weight: 500, color: quiet })
  );
};
