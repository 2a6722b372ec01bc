/** What tools that make pictures have made: covers and thumbnails show it. */
import { mix, type Duotone } from '../palette';
import { type Look } from '../screens/look';
import { circle, line, place, rect, shape } from '../svg';
import { type Cover } from './cover';

/** A vase that stands with its foot at 0 0, lit from the left. */
export const vase = (color: string) =>
  shape('M-20-124h40v30c46 22 38 94 0 94h-40c-38 0-46-72 0-94z', color) +
  rect(-46, -72, 16, 44, '#FFF', 8, 'opacity=".3"') +
  rect(-20, -124, 40, 10, '#000', 2, 'opacity=".12"');

/** A thing cut out on one side and on its new ground on the other, 340 by 208 from 18 0 on. */
export function beforeAndAfter({ look, colors: { accent } }: Cover): string {
  const gray = mix(look.hair, look.text, 0.1);
  return (
    rect(18, 0, 170, 208, 'url(#c)') +
    rect(188, 0, 170, 208, '#EDE7DD') +
    line('M188 30C230 60 250 20 290 62S340 60 360 96M188 120c40-16 70 20 110 4', '#D8CFC1', 5) +
    rect(188, 166, 170, 50, '#D9CFC0') +
    circle(206, 172, 60, '#000', 'opacity=".16" transform="translate(0 142) scale(1 .18)"') +
    place(188, 178, vase(accent), 1.14) +
    rect(186, 0, 4, 208, look.sheet) +
    circle(188, 104, 19, look.sheet, `stroke="${gray}" stroke-width="1.5"`) +
    line('M182 97l-7 7l7 7M194 97l7 7l-7 7', look.link, 3.4)
  );
}

/** A screen on an oak desk in the light of a window, 352 by 210 from 18 0 on. */
export function oakDesk(look: Look, colors: Duotone): string {
  const laptop =
    rect(-104, -132, 208, 132, '#221D33', 12) +
    rect(-96, -124, 192, 116, look.sheet, 5) +
    rect(-96, -124, 44, 116, look.brand, 5) +
    rect(-40, -112, 92, 14, look.text, 4) +
    [0, 1, 2]
      .map((at) => rect(-40 + at * 44, -84, 38, 26, at ? look.tint : colors.accent, 5))
      .join('') +
    line('M-38-26l26-14l24 6l30-14l38-4', look.link, 5) +
    shape('M-124 0h248l-8 12h-232z', '#D9D5E4');
  return (
    rect(18, 0, 352, 210, '#F7DFBE') +
    shape('M60 0h60l-70 210H-10zM140 0h60l-70 210H70z', '#FFF3DC') +
    rect(18, 168, 352, 50, '#B9773F') +
    rect(18, 168, 352, 7, '#D39355') +
    shape(
      'M316 168c-26-40-8-70 6-84c4 22 22 38 8 84zM320 168c-6-46 16-66 34-72c0 24-6 50-26 72z',
      '#4F7A4A',
    ) +
    rect(298, 152, 52, 34, '#E4572E', 8) +
    place(170, 178, laptop)
  );
}
