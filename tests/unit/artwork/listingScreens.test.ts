// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { drawArtwork, drawReadable, settingOf } from '../../../mocks/artwork/draw';
import { withSetting } from '../../../mocks/artwork/lettering/setting';
import { contrast } from '../../../mocks/artwork/screens/look';
import { widthOf } from '../../../mocks/artwork/screens/text';
import { galleryOfCourse, picturedCourse } from '../../../mocks/seed/picturedCourse';
import { galleryOfSoftware, picturedSoftware } from '../../../mocks/seed/picturedSoftware';
import { wordsIn } from '../../support/wordsIn';
import {
  COURSES,
  ENTRIES,
  heightOf,
  isCode,
  isInMiniature,
  placeOf,
  readableOf,
  sizeOf,
  SOFTWARE,
  textsOf,
} from '../../support/artwork';
import { PATHS } from '../../support/artworkPaths';

/** The words of a picture, one after the other. */
const wordsOn = (path: string) => textsOf(readableOf(path)).map(({ textContent }) => textContent);

describe('the screens of a listing', () => {
  it('are three to five, and four of every course, each with a text that says what is on it', () => {
    for (const { id } of ENTRIES) {
      const gallery = [...galleryOfSoftware(id), ...galleryOfCourse(id)];
      expect(gallery.length, id).toBeGreaterThanOrEqual(3);
      expect(gallery.length, id).toBeLessThanOrEqual(5);
      expect(new Set(gallery.map(({ alt }) => alt)).size, id).toBe(gallery.length);
      // A small picture has room for a word or two below it, and no two are called the same.
      const captions = gallery.map(({ caption = '' }) => caption);
      expect(new Set(captions).size, id).toBe(gallery.length);
      for (const caption of captions) expect(caption, id).toMatch(/^.{2,16}$/);
    }
    for (const { id } of COURSES) expect(galleryOfCourse(id), id).toHaveLength(4);
  });

  it('open courses in four ways, most of them with what is made in the course', () => {
    const starts = COURSES.map(({ id }) => picturedCourse(id)!.start);
    const counts = new Map(
      starts.map((each) => [each, starts.filter((one) => one === each).length]),
    );
    expect([...counts.keys()].sort()).toEqual(['lessons', 'parts', 'review', 'task']);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(COURSES.length / 3);
    // A task says what is to be made, a review is of what a student has made.
    const made = starts.filter((start) => start === 'task' || start === 'review');
    expect(made.length).toBeGreaterThan(COURSES.length / 2);
  });

  it('leave room on a card for its badges and the heart', () => {
    for (const id of SOFTWARE) {
      const cover = readableOf(`software/${id}`);
      // A heart ends 44 px below the edge of a card that is 290 px wide.
      for (const text of textsOf(cover).filter((one) => !isInMiniature(one))) {
        expect(heightOf(text).top, `${id}: ${text.textContent}`).toBeGreaterThanOrEqual(97);
      }
    }
  });

  it('lay boxes clear of the edges, or well past them', () => {
    for (const id of SOFTWARE) {
      const shown = [...readableOf(`software/${id}`).querySelectorAll('#z rect[rx][fill^="#"]')];
      for (const box of shown.filter((one) => !one.closest('svg svg, clipPath'))) {
        const { x, scale } = placeOf(box);
        const left = x + Number(box.getAttribute('x')) * scale;
        const width = Number(box.getAttribute('width')) * scale;
        const at = `${id}: ${left} to ${left + width}`;
        expect(left < 0 || left >= 25, at).toBe(true);
        expect(left + width > 650 || left + width <= 615, at).toBe(true);
      }
    }
  });

  it('are a miniature where the cover is a thumbnail, and the mark where it is tiny', () => {
    const drawn = new Set<string>();
    for (const id of SOFTWARE) {
      const svg = drawArtwork(`software/${id}`);
      expect(svg, id).toContain(
        '<style>@media(max-width:199px){#z{display:none}#t{display:inline}}@media(max-width:72px){#t{display:none}#m{display:inline}}</style>',
      );
      // Browsers with a policy against styles show the whole cover.
      expect(svg.match(/<[^<]*display="none"/g), id).toEqual([
        '<g id="m" display="none"',
        '<g id="t" display="none"',
      ]);
      const [, miniature = ''] = svg.split('<g id="t" display="none">');
      drawn.add(miniature.replace(/#[0-9A-Fa-f]{3,6}|<text.*?<\/text>|<path[^>]*scale[^>]*>/g, ''));
    }
    expect(drawn.size).toBe(SOFTWARE.length);
  });

  it('are one thing of what is made in a course where its cover is a thumbnail', () => {
    const drawn = new Set<string>();
    for (const path of PATHS.course ?? []) {
      const svg = drawArtwork(path);
      expect(svg, path).toContain(
        '<style>@media(max-width:199px){#z{display:none}#t{display:inline}}</style>',
      );
      expect(svg.match(/<[^<]*display="none"/g), path).toEqual(['<g id="t" display="none"']);
      const [large = '', miniature = ''] = svg.split('<g id="t" display="none">');
      expect(miniature.length, path).toBeLessThan(large.length);
      drawn.add(miniature);
    }
    expect(drawn.size).toBe(COURSES.length);
  });

  it('have words in their miniatures that can be read at 130 px, and stand apart from the edges', () => {
    const isFace = ({ textContent }: Element) => /^[A-Z]{2}$/.test(textContent);
    for (const path of [...SOFTWARE.map((id) => `software/${id}`), ...(PATHS.course ?? [])]) {
      const words = textsOf(readableOf(path)).filter(isInMiniature);
      for (const text of words.filter((one) => !isFace(one))) {
        expect(sizeOf(text), `${path}: ${text.textContent}`).toBeGreaterThanOrEqual(56);
      }
      expect(
        words.filter((one) => path.startsWith('software') || !isFace(one)).length,
        path,
      ).toBeLessThanOrEqual(4);
      const [, miniature = ''] = drawReadable(path).split('<g id="t" display="none">');
      for (const { left, top, right, bottom } of withSetting(settingOf(path), () =>
        wordsIn(miniature),
      )) {
        expect(Math.min(left, top, 640 - right, 400 - bottom), path).toBeGreaterThanOrEqual(40);
      }
    }
  });

  it('end in a color that is neither that of a light card nor that of a dark one', () => {
    for (const id of SOFTWARE) {
      for (const box of readableOf(`software/${id}`).querySelectorAll('rect[fill^="#"]')) {
        const { x, y, scale } = placeOf(box);
        const [left = 0, top = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map(
          (name) => Number(box.getAttribute(name)) * scale,
        );
        const isAtSide = x + left <= 0 || x + left + width >= 640;
        const isAtFoot = y + top <= 0 || y + top + height >= 400;
        if (!(isAtSide && height >= 200) && !(isAtFoot && width >= 400)) continue;
        const fill = box.getAttribute('fill')!;
        for (const card of ['#FFFFFF', '#16131F']) {
          expect(contrast(fill, card), `${id}: ${fill}`).toBeGreaterThan(1.12);
        }
      }
    }
  });

  it('can be read on a phone in their close-ups', () => {
    for (const path of PATHS.closeup ?? []) {
      const texts = textsOf(readableOf(path));
      expect(texts.length, path).toBeGreaterThanOrEqual(2);
      for (const text of texts) {
        const size = Number(text.getAttribute('font-size')) * placeOf(text).scale;
        // The letters of a face are no words to be read.
        if (text.textContent.length > 2) {
          expect((size * 358) / 600, `${path}: ${text.textContent}`).toBeGreaterThanOrEqual(8.5);
        }
      }
    }
  });

  it('show more than one message in the close-ups of inboxes', () => {
    for (const id of SOFTWARE.filter((one) => picturedSoftware(one)?.layout === 'inbox')) {
      const words = wordsOn(`closeup/${id}`);
      for (const [who] of picturedSoftware(id)!.screen.rows.slice(0, 2)) {
        expect(words, id).toContain(who);
      }
    }
  });

  it('use at least fifteen kinds of main screens, none for more than five products', () => {
    const kinds = SOFTWARE.map((id) => picturedSoftware(id)!.layout);
    expect(new Set(kinds).size).toBeGreaterThanOrEqual(15);
    for (const kind of kinds) {
      expect(kinds.filter((one) => one === kind).length, kind).toBeLessThanOrEqual(5);
    }
  });

  it('show another part of a product on the second screen, in another layout', () => {
    const layouts = new Set<string>();
    for (const id of SOFTWARE) {
      const { layout, screen, inside } = picturedSoftware(id)!;
      expect(inside.layout, id).not.toBe(layout);
      expect(screen.nav.indexOf(inside.screen.opens!), id).toBeGreaterThan(0);
      expect(inside.screen.headline, id).not.toBe(screen.headline);
      layouts.add(inside.layout);
    }
    expect(layouts.size).toBeGreaterThanOrEqual(12);
  });

  it('end in several ways, each for some products, and with services only where there are some', () => {
    const endings = new Map<string, number>();
    for (const id of SOFTWARE) {
      const { closes, works } = picturedSoftware(id)!;
      for (const each of closes) endings.set(each, (endings.get(each) ?? 0) + 1);
      if (closes.includes('services')) expect(works.length, id).toBeGreaterThanOrEqual(3);
    }
    expect([...endings.keys()].sort()).toEqual([
      'agenda',
      'digest',
      'milestone',
      'numbers',
      'points',
      'services',
      'settings',
    ]);
    expect(Math.min(...endings.values())).toBeGreaterThanOrEqual(3);
    expect(Math.max(...endings.values())).toBeLessThanOrEqual(SOFTWARE.length / 2);
  });

  it('name services clear of the icon in their middle', () => {
    const paths = PATHS.screenshot!.filter((path) => path.endsWith('/services'));
    for (const path of [...paths, ...paths.map((one) => one.replace('screenshot', 'closeup'))]) {
      const [x, y, half] = path.startsWith('screenshot') ? [826, 352, 66] : [436, 174, 33];
      const names = textsOf(readableOf(path)).filter(
        (one) => one.getAttribute('text-anchor') === 'middle' && one.textContent.length > 2,
      );
      expect(names.length, path).toBeGreaterThanOrEqual(3);
      for (const name of names) {
        const size = sizeOf(name);
        const width = withSetting(settingOf(path), () => widthOf(name.textContent, size, 700));
        const fromMiddle = Math.abs(Number(name.getAttribute('x')) - x) - width / 2;
        const { top, base } = heightOf(name);
        const isClear = fromMiddle > half || base < y - half || top > y + half;
        expect(isClear, `${path}: ${name.textContent}`).toBe(true);
      }
    }
  });

  it('show three slides of a course, each laid out in another way', () => {
    for (const { id } of COURSES) {
      const words = wordsOn(`screenshot/${id}/slides`);
      expect(words, id).toContain(String(picturedCourse(id)!.lessonCount));
      const drawn = drawReadable(`screenshot/${id}/slides`);
      expect(drawn.match(/<svg width="960" height="540">/g), id).toHaveLength(3);
      // What is drawn twice in one picture must not take the colors or the edge of the other.
      const ids = [...drawn.matchAll(/ id="(\w+)"/g)].map(([, name]) => name);
      expect(new Set(ids).size, id).toBe(ids.length);
    }
  });

  it('end no text in an ellipsis, on cards, in galleries and on templates', () => {
    const kinds = ['software', 'course', 'screenshot', 'closeup', 'template', 'page', 'glimpse'];
    const paths = kinds.flatMap((kind) => PATHS[kind] ?? []);
    const cut = paths.flatMap((path) =>
      [...drawReadable(path).matchAll(/<text[^>]*>([^<]*…)<\/text>/g)].map(
        ([, words]) => `${path}: ${words}`,
      ),
    );
    expect(cut).toEqual([]);
  });

  it('keep every text within the picture', () => {
    const kinds = ['screenshot', 'closeup', 'software', 'course', 'blog'];
    const beyond: string[] = [];
    for (const path of kinds.flatMap((kind) => PATHS[kind] ?? [])) {
      const root = readableOf(path);
      const right = Number(root.getAttribute('width'));
      const setting = settingOf(path);
      for (const element of textsOf(root)) {
        const { x, scale } = placeOf(element);
        const size = Number(element.getAttribute('font-size'));
        const weight = Number(element.getAttribute('font-weight') ?? 400);
        const width =
          withSetting(setting, () => widthOf(element.textContent, size, weight, isCode(element))) *
          scale;
        const at = x + Number(element.getAttribute('x')) * scale;
        const anchor = element.getAttribute('text-anchor');
        const left = anchor === 'end' ? at - width : anchor === 'middle' ? at - width / 2 : at;
        if (left < 0 || left + width > right) beyond.push(`${path}: ${element.textContent}`);
      }
    }
    expect(beyond).toEqual([]);
  });
});
