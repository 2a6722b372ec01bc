import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { typefacePackages } from '../../../mocks/artwork/lettering/typefacePackages';
import { setLine } from '../../../mocks/artwork/lettering/typefaces';
import { lettered } from '../../../mocks/artwork/lettering/lettered';
import { drawArtwork, drawReadable } from '../../../mocks/artwork/draw';
import { buildTemplateTexts } from '../../../mocks/seed/templates';
import type { TemplateDemo } from '../../../src/api/resources/templates';
import { demoVariables } from '../../../src/features/templates/demo/demoVariables';

const faces = ['src/theme/fonts.css', 'src/features/templates/demo/demoFonts.css'].flatMap(
  (file) => readFileSync(file, 'utf8').match(/@font-face \{[^}]*\}/g) ?? [],
);

/** The file that the first family of a demo's headings comes from. */
function fileOf(demo: TemplateDemo): string {
  const face = (demoVariables(demo) as Record<string, string>)['--demo-face'] ?? '';
  const [family = ''] = face.split(',');
  const rule = faces.find((one) => one.includes(`font-family: ${family.replaceAll('"', "'")};`));
  return /url\('(.*?)'\)/.exec(rule ?? '')?.[1] ?? '';
}

describe('the live demo of a template', () => {
  it.each(buildTemplateTexts())('$id has the typeface of its picture', ({ id, demo }) => {
    const { typeface } = demo.look;
    const [heading] = demo.blocks;
    const words = (heading?.kind === 'quote' ? heading.text : (heading?.title ?? '')).split(' ')[0];
    // The letters in the picture are those of the typeface that the demo loads; the longest outline
    // tells typefaces apart best.
    const path = lettered(setLine(typeface, 'bold', words ?? '')!, 0, 0, { size: 1, color: '' });
    const outlines = path.match(/[hvlqt][^mz"]*z/g) ?? [];
    const data = outlines.reduce((long, one) => (one.length > long.length ? one : long), '');
    expect(data.length).toBeGreaterThan(12);
    expect(drawArtwork(`template/${id}`)).toContain(data);
    const name = {
      grotesk: 'bricolage-grotesque',
      sans: 'inter',
      serif: 'newsreader',
      mono: 'jetbrains-mono',
      rounded: 'nunito',
      geometric: 'outfit',
    }[typeface];
    expect(typefacePackages).toContain(`@fontsource/${name}`);
    expect(fileOf(demo as unknown as TemplateDemo)).toContain(`/${name}-latin-`);
  });

  it('names cards, rows and panels in that typeface, too, as its picture does', () => {
    for (const [path, words] of [
      ['page/larder/1', 'Ash goat, young'],
      ['template/gauge-admin', 'Orders by day'],
      ['template/lanternfish', 'Rain on a tent'],
    ] as const) {
      expect(drawReadable(path), path).toContain(`>${words}<`);
      expect(drawArtwork(path), path).not.toContain(`>${words}<`);
    }
  });
});
