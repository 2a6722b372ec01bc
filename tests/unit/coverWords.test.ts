import { describe, expect, it } from 'vitest';
import { cutWords, inClass, isCut, wordsIn } from '../../mocks/artwork/covers/cutWords';
import { drawArtwork, drawReadable, settingOf } from '../../mocks/artwork/draw';
import { asText, withSetting } from '../../mocks/artwork/lettering/setting';
import { text } from '../../mocks/artwork/screens/text';
import { pictured } from '../../mocks/artwork/softwareCover';
import { place } from '../../mocks/artwork/svg';
import { catalog } from '../../mocks/seed/catalog';
import { picturedSoftware } from '../../mocks/seed/picturedSoftware';

const PICTURE = { left: 0, top: 0, right: 640, bottom: 400 };
const CARD = { left: 200, top: 200, right: 400, bottom: 300 };
const words = (left: number, right: number, top = 230) => ({
  left,
  right,
  top,
  bottom: top + 20,
});

const SOFTWARE = catalog().flatMap(({ form, id }) => (form === 'course' ? [] : id));

describe('words below a card', () => {
  it('are cut at their beginning, early, through their lines, or by the edge of the picture', () => {
    expect(isCut(words(300, 500), CARD, PICTURE)).toBe(true);
    expect(isCut(words(150, 300), CARD, PICTURE)).toBe(true);
    expect(isCut(words(180, 300, 190), CARD, PICTURE)).toBe(true);
    expect(isCut(words(560, 700), CARD, PICTURE)).toBe(true);
    expect(isCut(words(40, 100, 395), CARD, PICTURE)).toBe(true);
    // Most of it can be read, or all.
    expect(isCut(words(60, 240), CARD, PICTURE)).toBe(false);
    expect(isCut(words(60, 190), CARD, PICTURE)).toBe(false);
  });

  it('go with the rest of their row', () => {
    const name = words(210, 300, 190);
    const label = words(440, 500, 190);
    const next = words(440, 500, 320);
    expect(cutWords([name, label, next], CARD, PICTURE)).toEqual([0, 1]);
  });

  it('are found where they are moved, turned and scaled to', () => {
    const [plain] = wordsIn(text(10, 20, 'Lisbon', { size: 20, color: '#000' }));
    const moved = place(100, 50, text(10, 20, 'Lisbon', { size: 20, color: '#000' }), 2);
    const [found] = wordsIn(`<g>${moved}</g>`);
    expect(found?.left).toBeCloseTo(120);
    expect(found!.right - found!.left).toBeCloseTo((plain!.right - plain!.left) * 2);
    const [turned] = wordsIn(place(0, 0, text(0, 0, 'Lisbon', { color: '#000' }), 1, 90));
    expect(turned!.bottom).toBeCloseTo(plain!.right * 0.7 - 7, 0);
  });

  it('are told apart in readable drawings and in those with outlines', () => {
    const marked = '<text class="k" x="1" y="2">b</text>';
    expect(inClass('<text x="1" y="2">a</text><text x="1" y="2">b</text>', 'k', [1])).toContain(
      marked,
    );
    expect(inClass('<path d="M0 0"/><path transform="translate(1 2)scale(.1)"/>', 'k', [0])).toBe(
      '<path d="M0 0"/><path class="k" transform="translate(1 2)scale(.1)"/>',
    );
  });
});

describe('on the covers of software', () => {
  const scenes = SOFTWARE.map((id) => {
    const setting = settingOf(`software/${id}`);
    const scene = withSetting(setting, () => asText(() => pictured(picturedSoftware(id)!, id)));
    const at = (part = '') => withSetting(setting, () => wordsIn(part));
    return { id, scene, focus: scene.focus, back: at(scene.back), front: at(scene.front) };
  });

  it('the same words are left out in thumbnails, outlined or not', () => {
    let hidden = 0;
    for (const id of SOFTWARE) {
      const count = (svg: string) => svg.split(' class="k"').length - 1;
      const cut = count(drawReadable(`software/${id}`));
      expect(count(drawArtwork(`software/${id}`)), id).toBe(cut);
      expect(drawArtwork(`software/${id}`).includes(',.k{'), id).toBe(cut > 0);
      hidden += cut;
    }
    expect(hidden).toBeGreaterThan(50);
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
    // What stands alone is cropped in thumbnails, and shows more of itself than its middle.
    const cards = scenes.filter(({ scene }) => scene.behind);
    const beyond = cards.flatMap(({ id, focus: [, top, , height], front }) =>
      front
        .filter((each) => each.top < top + height && each.bottom > top + height + 1)
        .map((each) => `${id}: ${JSON.stringify(each)}`),
    );
    expect(cards.length).toBeGreaterThan(30);
    expect(beyond).toEqual([]);
  });
});
