/** Miniatures of papers, lists and code. */
import { mix } from '../palette';
import { face } from '../screens/blocks';
import { inkOn, readable } from '../screens/look';
import { text } from '../screens/text';
import { circle, line, p, place, rect, ring, shape } from '../svg';
import { sheet } from '../covers/cover';
import { accentOf, figure, greekOf, greeked, panel, pill, sign, type Miniature } from './pieces';

const SIGNATURE = 'M0 60c26-70 58-88 50-18s34-46 54-44s4 48 38 8s46-6 80-20';

/** What a quote comes to, and its signature. */
export const quote: Miniature = (cover) => {
  const { screen, look, colors } = cover;
  return panel(
    look,
    figure(40, 118, screen.figures[0]?.[1] ?? '', 440, look.text, { most: 98 }) +
      rect(36, 150, 448, 116, look.tint, 20) +
      place(70, 168, line(SIGNATURE, look.link, 11)) +
      circle(430, 208, 30, colors.accent) +
      line('M417 209l9 10l17-20', readable(inkOn(colors.accent), colors.accent), 8),
  );
};

/** What is owed, on paper with a torn edge. */
export const receipt: Miniature = (cover) => {
  const { screen, look } = cover;
  const teeth = Array.from({ length: 22 }, (_, at) => (at % 2 ? 'l-20-18' : 'l-20 18')).join('');
  const paper = `M0 34a34 34 0 0 1 34-34H406a34 34 0 0 1 34 34V316${teeth}z`;
  return place(
    100,
    36,
    shape(paper, '#14121F', 'opacity=".14" transform="translate(0 10)"') +
      shape(paper, look.sheet) +
      greeked(greekOf(look), [
        [48, 60, 180],
        [340, 60, 52],
        [48, 112, 130],
        [340, 112, 52],
      ]) +
      line('M40 162h360', look.soft, 5, 'stroke-dasharray="16 14"') +
      figure(220, 264, screen.figures[0]?.[1] ?? '', 380, look.link, {
        anchor: 'middle',
        most: 108,
      }),
  );
};

/** What extra work comes to. */
export const extras: Miniature = (cover) => {
  const { screen, look } = cover;
  const [[, , state = ''] = ['', '']] = screen.rows;
  return panel(
    look,
    greeked(greekOf(look), [[226, 80, 130]], 26) +
      pill(40, 80, state, [look.brand, look.onBrand], { width: 144 }) +
      rect(36, 138, 448, 4, look.hair) +
      figure(260, 244, screen.figures[0]?.[1] ?? '', 440, look.text, {
        anchor: 'middle',
        most: 98,
      }),
  );
};

/** A document with the name of who has signed it. */
export const signed: Miniature = (cover) => {
  const { look } = cover;
  const ink = '#2A2740';
  return panel(
    { ...look, isDark: false },
    greeked('#D9D5E4', [
      [54, 56, 400],
      [54, 98, 90],
    ]) +
      place(110, 122, line(SIGNATURE, ink, 13), 1.3) +
      line('M54 236h412', '#8A84A0', 6) +
      line('M56 176l26 30m0-30l-26 30', look.brand, 9),
    { fill: '#FFFFFF' },
  );
};

/** The last lines of a deployment. */
export const deployed: Miniature = (cover) => {
  const { screen } = cover;
  const [, took = ''] = /live\s+(.*)$/.exec(screen.body.at(-1) ?? '') ?? [];
  const [ink, good] = ['#EDEAF6', '#7FE0A8'];
  const tick = (y: number) => line(p`M48 ${y}l14 16l26-32`, good, 11);
  return panel(
    cover.look,
    tick(70) +
      greeked('#4A4560', [[130, 70, 210]], 24) +
      tick(138) +
      greeked('#4A4560', [[130, 138, 280]], 24) +
      tick(226) +
      text(122, 246, 'live', { size: 62, weight: 700, color: ink, code: true }) +
      text(484, 246, took, { size: 62, weight: 700, color: good, anchor: 'end', code: true }),
    { fill: '#171425' },
  );
};

/** A line of code that goes, and the one that takes its place. */
export const difference: Miniature = (cover) => {
  const { colors } = cover;
  const rows = [
    ['#FF8B7A', '#4A1F2C', '-', 300],
    ['#7FE0A8', '#12402F', '+', 250],
    ['#7FE0A8', '#12402F', '+', 330],
  ] as const;
  return panel(
    cover.look,
    greeked('#4A4560', [[52, 52, 220]], 20) +
      rows
        .map(
          ([ink, ground, at, width], index) =>
            rect(24, 84 + index * 66, 472, 58, ground, 14) +
            line(
              at === '-' ? p`M44 ${113 + index * 66}h26` : p`M44 ${113 + index * 66}h26m-13-13v26`,
              ink,
              8,
            ) +
            greeked(ink, [[112, 113 + index * 66, width]], 18),
        )
        .join('') +
      circle(400, 52, 20, colors.accent),
    { fill: '#171425' },
  );
};

/** Requests that were answered as promised, and one that was not. */
export const requests: Miniature = (cover) => {
  const { screen } = cover;
  const shown = screen.body.filter((row) => /^[✓✗]/.test(row));
  const rows = [...shown.filter((row) => row.startsWith('✓')).slice(0, 2), shown[0] ?? ''];
  return panel(
    cover.look,
    rows
      .map((row, at) => {
        const y = 66 + at * 82;
        const isGood = row.startsWith('✓');
        const ink = isGood ? '#7FE0A8' : '#FF8B7A';
        return (
          (isGood ? '' : rect(20, y - 38, 480, 76, '#4A1F2C', 18)) +
          line(isGood ? p`M48 ${y}l14 16l26-32` : p`M52 ${y - 16}l32 32m0-32l-32 32`, ink, 11) +
          text(122, y + 19, row.split(' ')[1] ?? '', {
            size: 58,
            weight: 700,
            color: isGood ? '#EDEAF6' : ink,
            code: true,
          }) +
          greeked(isGood ? '#4A4560' : ink, [[374, y, 84]], 20)
        );
      })
      .join(''),
    { fill: '#171425' },
  );
};

/** Decisions on top of each other, the last one made. */
export const decided: Miniature = (cover) => {
  const { screen, look } = cover;
  const [fill, ink] = accentOf(cover);
  const [, , state = ''] = screen.rows[0] ?? [];
  return (
    sheet(128, 40, 384, 200, '', { fill: mix(fill, look.sheet, 0.66), r: 30 }) +
    sheet(98, 78, 444, 200, '', { fill: mix(fill, look.sheet, 0.36), r: 30 }) +
    sheet(
      68,
      120,
      504,
      236,
      sign(104, 94, 52, [ink, fill]) +
        figure(186, 122, state, 280, ink, { most: 90 }) +
        greeked(mix(fill, ink, 0.35), [[66, 188, 300]], 24),
      { fill, r: 30 },
    )
  );
};

/** A question with its field. */
export const field: Miniature = (cover) => {
  const { screen, look, colors } = cover;
  const [[, asked] = ['', '']] = screen.rows;
  return panel(
    look,
    figure(36, 109, asked, 400, look.text, { most: 62 }) +
      rect(36, 132, 448, 76, look.sheet, 18, p`stroke="${look.link}" stroke-width="7"`) +
      line('M70 152v36', look.link, 7) +
      rect(36, 230, 190, 46, look.brand, 16) +
      line('M104 253h46m-14-14l14 14l-14 14', look.onBrand, 8) +
      line('M262 253h222', look.hair, 16) +
      line('M262 253h60', readable(colors.accent, look.sheet, 2), 16),
  );
};

/** Steps of a flow, the last of which waits. */
export const flow: Miniature = (cover) => {
  const { look, colors } = cover;
  const [fill, ink] = accentOf(cover);
  const [come = '', , held = ''] = cover.screen.rows.map(([title]) => title);
  const thing = (words: string) => {
    const [, noun = ''] = /\ban? (\w+)/.exec(words) ?? [];
    return noun.charAt(0).toUpperCase() + noun.slice(1);
  };
  const node = (x: number, y: number, width: number, mark: string, words: string, color: string) =>
    sheet(
      x,
      y,
      width,
      128,
      mark +
        figure(126, 84, words, width - 150, color === look.sheet ? look.text : ink, { most: 68 }),
      { fill: color, r: 34 },
    );
  return (
    line('M200 150v70q0 50 50 50h20', colors.main, 12) +
    node(52, 52, 350, sign(68, 64, 38, [look.link, look.sheet]), thing(come), look.sheet) +
    node(262, 216, 326, line('M52 42v44m28 0v-44', ink, 14), `${thing(held)}?`, fill)
  );
};

/** Who has applied, and where they stand. */
export const person: Miniature = (cover) => {
  const { screen, look } = cover;
  const [[name, , state = ''] = ['', '']] = screen.rows;
  const [fill, ink] = accentOf(cover);
  return panel(
    look,
    face(100, 104, 62, name) +
      pill(196, 104, state, [fill, ink], { width: 180, size: 58 }) +
      figure(38, 250, name, 450, look.text, { most: 82 }),
  );
};

/** What was copied, the chosen one marked. */
export const clips: Miniature = (cover) => {
  const { look, colors } = cover;
  return panel(
    look,
    ring(70, 60, 19, look.muted, 8) +
      line('M84 74l14 14', look.muted, 8) +
      line('M128 40v40', look.link, 7) +
      rect(0, 108, 520, 4, look.hair) +
      rect(22, 126, 476, 72, look.brand, 20) +
      [0, 1]
        .map((at) => {
          const y = 162 + at * 80;
          const on = at ? greekOf(look) : look.onBrand;
          return (
            rect(46, y - 24, 48, 48, at ? look.tint : colors.accent, 12) +
            greeked(on, [[132, y, at ? 250 : 200]], 22)
          );
        })
        .join('') +
      line('M464 148v14q0 10-10 10h-44m14-14l-14 14l14 14', look.onBrand, 8),
  );
};
