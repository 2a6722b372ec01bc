/** Covers of tools that make pictures: what they make is in their window, each in its own way. */
import { mix, type Duotone } from '../palette';
import { readable, type Look } from '../screens/look';
import { oneLine } from '../screens/oneLine';
import { text } from '../screens/text';
import { circle, group, line, place, rect, shape } from '../svg';
import { sheet, type Composition, type Cover } from './cover';
import { appWindow } from './window';

/** A vase that stands with its foot at 0 0, lit from the left. */
const vase = (color: string) =>
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

/** A thing cut out on one side and on its new ground on the other, and how far the batch has come. */
export const batch: Composition = (cover) => {
  const { screen, look, colors } = cover;
  const [[title, ground] = ['', '']] = screen.rows;
  const [[, value] = ['', '']] = screen.figures;
  const [done = 0, all = 1] = (value.match(/\d+/g) ?? []).map(Number);
  const { accent } = colors;
  const grounds = ['#E9E4DC', '#FFFFFF', '#C9DDB6', '#C99A66'];
  return {
    back: appWindow(
      cover,
      { box: [22, 58, 596, 318], menu: 'icons' },
      () =>
        `<clipPath id="w">${rect(18, 0, 340, 208, '#000', 14)}</clipPath>` +
        `<pattern id="c" width="28" height="28" patternUnits="userSpaceOnUse">${rect(0, 0, 28, 28, '#FFF')}${shape('M0 0h14v14H0zM14 14h14v14H14z', '#E4E1EC')}</pattern>` +
        group('clip-path="url(#w)"', beforeAndAfter(cover)) +
        grounds
          .map((fill, at) => {
            const [, on = ''] = screen.rows[at] ?? [];
            const y = at * 53;
            return (
              rect(
                372,
                y,
                148,
                46,
                at ? look.sheet : look.tint,
                12,
                `stroke="${at ? look.hair : look.link}" stroke-width="2"`,
              ) +
              rect(380, y + 8, 30, 30, fill, 8, `stroke="${look.hair}"`) +
              oneLine(
                420,
                y + 30,
                on.replace(/^(?:On|In) (?:a )?(.)/, (_, first: string) => first.toUpperCase()),
                {
                  size: 18.5,
                  weight: 600,
                  color: look.text,
                  maxWidth: 92,
                },
              )
            );
          })
          .join(''),
    ),
    front: sheet(
      40,
      298,
      318,
      86,
      text(22, 36, `${title}, ${ground.toLowerCase()}`, {
        size: 19,
        weight: 500,
        color: look.onBrand,
      }) +
        text(296, 36, `${done}/${all}`, {
          size: 19,
          weight: 700,
          color: look.onBrand,
          anchor: 'end',
        }) +
        rect(22, 54, 274, 12, mix(look.brand, look.onBrand, 0.25), 6) +
        rect(22, 54, (done / all) * 274, 12, readable(accent, look.brand, 3), 6),
      { fill: look.brand, r: 18 },
    ),
    focus: [40, 298, 318, 86],
  };
};

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

/** A screen in a scene on an oak desk in the light of a window, and other scenes to choose from. */
export const scenes: Composition = (cover) => {
  const { screen, look, colors } = cover;
  const [[name, light] = ['', '']] = screen.rows;
  const others = [
    ['#F6C98A', '#B5622F', '#FFF1D6'],
    ['#9FB7C9', '#41607A', '#DCE8F0'],
    ['#F08A5D', '#8A3A2A', '#FFD9B8'],
  ] as const;
  return {
    back: appWindow(
      cover,
      { box: [22, 58, 596, 318], menu: 'icons' },
      () =>
        `<clipPath id="w">${rect(18, 0, 352, 210, '#000', 14)}</clipPath>` +
        group('clip-path="url(#w)"', oakDesk(look, colors)) +
        others
          .map(([wall, table, lit], at) => {
            const y = at * 72;
            return (
              `<svg x="384" y="${y}" width="136" height="64">` +
              rect(0, 0, 136, 64, wall, 12) +
              shape('M20 0h22L16 64H-8zM56 0h22L52 64H28z', lit, 'opacity=".6"') +
              rect(0, 44, 136, 20, table) +
              rect(50, 18, 36, 26, '#221D33', 4) +
              rect(53, 21, 30, 20, look.sheet, 2) +
              '</svg>'
            );
          })
          .join(''),
    ),
    front: sheet(
      26,
      306,
      250,
      76,
      circle(44, 38, 20, look.onBrand) +
        circle(44, 38, 9, look.brand) +
        line('M44 24v-3M44 55v-3M30 38h-3M61 38h-3', look.brand, 4) +
        text(80, 35, name, { size: 23, weight: 700, color: look.onBrand }) +
        text(80, 60, light, { size: 19, color: look.onBrand }),
      { fill: look.brand, r: 18 },
    ),
    focus: [26, 306, 250, 76],
  };
};
