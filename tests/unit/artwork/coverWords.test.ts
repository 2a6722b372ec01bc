import { describe, expect, it } from 'vitest';
import { drawReadable, settingOf } from '../../../mocks/artwork/draw';
import { withSetting } from '../../../mocks/artwork/lettering/setting';
import { text } from '../../../mocks/artwork/screens/text';
import { pictured } from '../../../mocks/artwork/softwareCover';
import { place } from '../../../mocks/artwork/svg';
import { catalog } from '../../../mocks/seed/catalog';
import { picturedSoftware } from '../../../mocks/seed/picturedSoftware';
import { PATHS } from '../../support/artworkPaths';
import { wordsIn } from '../../support/wordsIn';

const SOFTWARE = catalog().flatMap(({ form, id }) => (form === 'course' ? [] : id));

describe('words of a picture', () => {
  it('are found where they are moved, turned and scaled to', () => {
    const written = (x: number, y: number, size: number) =>
      text(x, y, 'Lisbon', { size, color: '#000' });
    const [plain] = wordsIn(written(10, 20, 20));
    const moved = place(100, 50, written(10, 20, 20), 2);
    const [found] = wordsIn(`<g>${moved}</g>`);
    expect(found?.left).toBeCloseTo(120);
    expect(found!.right - found!.left).toBeCloseTo((plain!.right - plain!.left) * 2);
    const [turned] = wordsIn(place(0, 0, written(0, 0, 14), 1, 90));
    expect(turned!.bottom).toBeCloseTo(plain!.right * 0.7 - 7, 0);
  });
});

describe('on the covers of software', () => {
  const scenes = SOFTWARE.map((id) => {
    const setting = settingOf(`software/${id}`);
    const scene = withSetting(setting, () => pictured(picturedSoftware(id)!, id));
    const at = (part = '') => withSetting(setting, () => wordsIn(part));
    return { id, scene, focus: scene.focus, back: at(scene.back), front: at(scene.front) };
  });

  it('none of the words that lie behind are sliced by what is in front', () => {
    const sliced: string[] = [];
    for (const { id, focus, back } of scenes) {
      const [left, top, width, height] = focus;
      const right = left + width;
      for (const each of back) {
        const isBeside = each.right > left + 4 && each.left < right - 4;
        const isSeen = each.left < left || each.right > right;
        if (isBeside && isSeen && each.top < top - 5 && each.bottom > top + 7)
          sliced.push(`${id}: ${JSON.stringify(each)}`);
      }
      expect(height, id).toBeGreaterThan(0);
    }
    expect(sliced).toEqual([]);
  });

  it('words in front keep within their card', () => {
    const cards = scenes.filter(({ scene }) => scene.back);
    const beyond = cards.flatMap(({ id, focus: [, top, , height], front }) =>
      front
        .filter((each) => each.top < top + height && each.bottom > top + height + 1)
        .map((each) => `${id}: ${JSON.stringify(each)}`),
    );
    expect(cards.length).toBeGreaterThan(3);
    expect(beyond).toEqual([]);
  });
});

describe('below the heart of a card', () => {
  /** A heart in the corner of a picture: how wide the picture is shown, and how far the heart reaches. */
  const HEARTS = { z: [295, 48], t: [196, 36] } as const;
  const partOf = (svg: string, layer: keyof typeof HEARTS) => {
    const [large = '', small = ''] = svg.split('<g id="t"');
    return layer === 't' ? `<g id="t"${small}` : `<g id="z"${large.split('<g id="z"')[1]}`;
  };
  const hidden = (path: string, layer: keyof typeof HEARTS) => {
    const [shown, heart] = HEARTS[layer];
    const reach = (heart / shown) * 640;
    const words = withSetting(settingOf(path), () => wordsIn(partOf(drawReadable(path), layer)));
    // Boxes of turned words have free corners.
    const [left, bottom] = [640 - reach + 8, reach - 8];
    return words
      .filter(
        (each) => each.right > left && each.left < 640 && each.top < bottom && each.bottom > 8,
      )
      .map((each) => `${path} ${layer}: ${JSON.stringify(each)}`);
  };

  it('are no words of a cover, large or in the small cards of deals', () => {
    const software = SOFTWARE.map((id) => `software/${id}`).filter(
      // A fan of colors, whose letters are beside the heart in their turned box.
      (path) => path !== 'software/swatchery',
    );
    const courses = PATHS.course ?? [];
    expect([
      ...software.flatMap((path) => [...hidden(path, 'z'), ...hidden(path, 't')]),
      ...courses.flatMap((path) => [...hidden(path, 'z'), ...hidden(path, 't')]),
    ]).toEqual([]);
  });
});
