// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gzipSync } from 'node:zlib';
import { COURSE_RESULTS } from '../../mocks/artwork/courseResults';
import { deskOf } from '../../mocks/artwork/courses/desk';
import { stageOf } from '../../mocks/artwork/courses/stages';
import { artworkKinds, drawArtwork, drawReadable, settingOf } from '../../mocks/artwork/draw';
import { brandTypeface } from '../../mocks/artwork/lettering/brandTypeface';
import { lettered } from '../../mocks/artwork/lettering/lettered';
import { withSetting } from '../../mocks/artwork/lettering/setting';
import { setLine } from '../../mocks/artwork/lettering/typefaces';
import { DUOTONES } from '../../mocks/artwork/palette';
import { contrast } from '../../mocks/artwork/screens/look';
import { widthOf } from '../../mocks/artwork/screens/text';
import { catalog } from '../../mocks/seed/catalog';
import { galleryOfCourse, picturedCourse } from '../../mocks/seed/picturedCourse';
import { galleryOfSoftware, picturedSoftware } from '../../mocks/seed/picturedSoftware';
import { buildTemplates, buildTemplateTexts } from '../../mocks/seed/templates';
import { wordsIn } from '../support/wordsIn';

const NAMES = [
  'replywright',
  'brightlane',
  'notehive',
  'quillstack',
  'paylume',
  'orbitly',
  'zipform',
  '7seas',
];
const ENTRIES = catalog();
const SOFTWARE = ENTRIES.flatMap(({ form, id }) => (form === 'course' ? [] : id));
const COURSES = ENTRIES.flatMap((entry) => (entry.form === 'course' ? entry : []));
const galleryOf = (id: string) =>
  [...galleryOfSoftware(id), ...galleryOfCourse(id)].map(({ picture }) => picture);
const templates = buildTemplates();
const templateTexts = buildTemplateTexts();
const TILES = [
  'chrome-extension',
  'translate-text',
  'extract-key',
  'support-24-7',
  'user-friendly',
  'one-click-replies',
  'tone-control',
  'team-library',
  'analytics',
  'privacy',
];

/** Paths of every kind and of every variant within it. */
const PATHS: Readonly<Record<string, readonly string[]>> = {
  software: [...SOFTWARE, 'no-cover'].map((id) => `software/${id}`),
  course: COURSES.map(({ copy, id }) => `course/${copy.level}/${id}`),
  template: templates.map(({ picture }) => picture),
  demo: templateTexts.flatMap(({ demo }) =>
    demo.blocks
      .flatMap(({ picture, items }) => [picture, ...items.map((item) => item.picture)])
      .filter((picture) => picture !== null),
  ),
  blog: readdirSync('mocks/seed/copy/articles').map((file) => {
    const [, subject] =
      /^subject: (.+)$/m.exec(readFileSync(`mocks/seed/copy/articles/${file}`, 'utf8')) ?? [];
    return `blog/${subject}/${file.replace('.md', '')}`;
  }),
  avatar: NAMES.map((name) => `avatar/${name}`),
  screenshot: ENTRIES.flatMap(({ id }) => galleryOf(id)),
  closeup: ENTRIES.flatMap(({ id }) => galleryOf(id)).map((path) =>
    path.replace('screenshot/', 'closeup/'),
  ),
  page: templateTexts.flatMap(({ pictures }) => pictures.map(({ picture }) => picture)),
  glimpse: templateTexts.flatMap(({ pictures }) => pictures.map(({ closeUp = '' }) => closeUp)),
  logo: NAMES.map((name) => `logo/${name}`),
  tile: [...TILES, ...NAMES].map((name) => `tile/${name}`),
  hero: NAMES.map((name) => `hero/${name}`),
};

const SIZES: Readonly<Record<string, readonly [width: number, height: number, bytes: number]>> = {
  software: [640, 400, 19_000],
  course: [640, 400, 15_000],
  template: [640, 480, 33_000],
  demo: [400, 300, 7_000],
  blog: [800, 450, 9_500],
  avatar: [96, 96, 5_000],
  screenshot: [1200, 720, 16_000],
  closeup: [600, 360, 11_500],
  page: [800, 600, 34_000],
  glimpse: [640, 480, 33_000],
  logo: [96, 96, 2_000],
  tile: [64, 64, 1_000],
  hero: [720, 560, 7_500],
};

function parse(svg: string): Element {
  return new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
}

/** The texts of a picture. A selector would make jsdom listen for events in each of a thousand documents. */
const textsOf = (root: Element) => [...root.getElementsByTagName('text')];

const readable = new Map<string, Element>();

/** A picture with its words as text; parsed once, which takes longer than any test of it. */
function readableOf(path: string): Element {
  const root = readable.get(path) ?? parse(drawReadable(path));
  readable.set(path, root);
  return root;
}

describe('sample pictures', () => {
  it('are listed by kind', () => {
    expect([...artworkKinds].sort()).toEqual(Object.keys(PATHS).sort());
  });

  describe.each(artworkKinds)('of the kind %s', (kind) => {
    const paths = PATHS[kind] ?? [];
    const [width, height, bytes] = SIZES[kind] ?? [0, 0, 0];

    it('are the same bytes for the same path', () => {
      for (const path of paths) expect(drawArtwork(path)).toBe(drawArtwork(path));
    });

    it('are well-formed, standalone and of the promised size', () => {
      for (const path of paths) {
        const svg = drawArtwork(path);
        const root = parse(svg);
        expect(root.localName, path).toBe('svg');
        expect(root.namespaceURI, path).toBe('http://www.w3.org/2000/svg');
        expect(root.getElementsByTagName('parsererror'), path).toHaveLength(0);
        expect(root.getAttribute('width'), path).toBe(String(width));
        expect(root.getAttribute('height'), path).toBe(String(height));
        expect(root.getAttribute('viewBox'), path).toMatch(/^0 0 \d+ \d+$/);
        expect(svg, path).not.toMatch(
          /NaN|undefined|Infinity|<(image|script|foreignObject)\b|<style>(?!@media)|url\((?!#)/,
        );
      }
    });

    it('refer only to ids that they hold', () => {
      for (const path of paths) {
        const svg = drawArtwork(path);
        for (const [, id] of svg.matchAll(/(?:url\(|href=")#([\w-]+)/g)) {
          expect(svg, path).toContain(`id="${id}"`);
        }
      }
    });

    it('stay small', () => {
      for (const path of paths) {
        expect(Buffer.byteLength(drawArtwork(path)), path).toBeLessThanOrEqual(bytes);
      }
    });

    it('differ from path to path', () => {
      const drawn = (kind === 'tile' ? TILES.map((name) => `tile/${name}`) : paths).map(
        drawArtwork,
      );
      // Two demos of the same colors may show the same thing.
      const shared = kind === 'demo' ? 20 : 0;
      expect(new Set(drawn).size).toBeGreaterThanOrEqual(drawn.length - shared);
    });
  });

  describe('of a template', () => {
    const shown = templateTexts.map(({ id, demo }) => {
      const root = readableOf(`template/${id}`);
      const texts = textsOf(root);
      return {
        id,
        demo,
        root,
        texts,
        words: texts.map(({ textContent }) => textContent).join(' '),
      };
    });

    it('says what its live demo says: its name, its menu and its first part', () => {
      const types = new Map(templates.map(({ id, type }) => [id, type]));
      for (const { id, demo, words } of shown) {
        const [block] = demo.blocks;
        const opening = (block?.kind === 'quote' ? block.text : (block?.title ?? '')).split(' ');
        expect(words, id).toContain(opening[0]);
        const type = types.get(id);
        // An app on phones shows no name, and a magazine no menu.
        if (type !== 'mobile') expect(words, id).toContain(demo.brand);
        if (type !== 'blog') expect(words, id).toContain(demo.navigation[0]?.label);
      }
    });

    it('sells what the store sells, with prices', () => {
      const { words } = shown.find(({ id }) => id === 'larder')!;
      for (const text of ['Eleven cheeses', 'Cut this week', 'Montclair']) {
        expect(words).toContain(text);
      }
      for (const price of ['$11.50', '$8']) {
        expect(drawReadable('page/larder/1')).toContain(`>${price}<`);
      }
    });

    it('has boxes that end below their words, all of a row as high as the highest', () => {
      const { root, texts } = shown.find(({ id }) => id === 'gauge-admin')!;
      const last = texts.find(({ textContent }) => textContent === 'stock')!;
      const boxes = [...root.getElementsByTagName('rect')]
        .filter((box) => box.hasAttribute('stroke'))
        .slice(0, 4);
      const ends = boxes.map(
        (box) => Number(box.getAttribute('y')) + Number(box.getAttribute('height')),
      );
      expect(new Set(ends).size).toBe(1);
      expect(ends[0]).toBeGreaterThan(Number(last.getAttribute('y')) + 6);
    });

    it('wears the colors of the demo', () => {
      for (const { id, demo } of shown) {
        const svg = drawArtwork(`template/${id}`);
        expect(svg, id).toContain(`fill="${demo.colors.accent}"`);
        expect(svg, id).toContain(`fill="${demo.colors.text}"`);
      }
    });

    it('can be read at 300 pixels, and travels in less than five and a half kilobytes', () => {
      for (const { id, texts } of shown) {
        const sizes = texts.map((text) => Number(text.getAttribute('font-size')));
        expect(Math.min(...sizes), id).toBeGreaterThanOrEqual(13);
        // The largest words are the ones to be read first.
        expect((Math.max(...sizes) * 300) / 640, id).toBeGreaterThan(11);
        expect(gzipSync(drawArtwork(`template/${id}`)).length, id).toBeLessThanOrEqual(5_500);
      }
    });

    it('letters what is on menus and buttons, whatever fonts a machine has', () => {
      const svg = drawArtwork('template/northlight-landing');
      const { words } = shown.find(({ id }) => id === 'northlight-landing')!;
      for (const label of ['Product', 'Pricing', 'Start free']) {
        expect(words).toContain(label);
        expect(svg).not.toContain(`>${label}<`);
      }
    });
  });

  describe('of a template’s gallery', () => {
    it('are two to four, each with a text that says where it begins, most of them four', () => {
      for (const { id, pictures } of templateTexts) {
        expect(pictures.length, id).toBeGreaterThanOrEqual(2);
        expect(pictures.length, id).toBeLessThanOrEqual(4);
        expect(new Set(pictures.map(({ alt }) => alt)).size, id).toBe(pictures.length);
      }
      const full = templateTexts.filter(({ pictures }) => pictures.length === 4);
      expect(full.length).toBeGreaterThan(templateTexts.length / 2);
    });

    it('end between lines: no text is cut by the lower edge', () => {
      const kinds = ['page', 'glimpse', 'closeup', 'software'];
      const cut = kinds
        .flatMap((kind) => PATHS[kind] ?? [])
        .flatMap((path) => {
          const root = readableOf(path);
          const height = Number(root.getAttribute('height'));
          return textsOf(root)
            .filter((text) => heightOf(text).base >= height - 6)
            .map(({ textContent }) => `${path}: ${textContent}`);
        });
      expect(cut).toEqual([]);
    });
  });

  it('letter what is large in the typeface of the product, as outlines that need no font', () => {
    const paths = [...(PATHS.software ?? []), ...(PATHS.course ?? [])];
    const typefaces = new Set<string>();
    for (const path of paths) {
      const typeface = brandTypeface(path.split('/').at(-1)!);
      const drawn = drawArtwork(path);
      for (const element of textsOf(parse(drawn)).filter(isInTypeface)) {
        expect(sizeOf(element), `${path}: ${element.textContent}`).toBeLessThan(24);
      }
      const large = textsOf(readableOf(path)).filter(
        (element) => isInTypeface(element) && sizeOf(element) >= 24,
      );
      for (const element of large) {
        const { textContent } = element;
        const isBold = Number(element.getAttribute('font-weight') ?? 400) >= 600;
        const line = setLine(typeface, isBold ? 'bold' : 'medium', textContent);
        const [, data = ''] = /d="(.*?)"/.exec(lettered(line!, 0, 0, { size: 1, color: '' })) ?? [];
        expect(drawn, `${path}: ${textContent}`).toContain(data);
      }
      if (large.length > 0) typefaces.add(typeface);
    }
    expect(typefaces.size).toBeGreaterThanOrEqual(5);
  });

  it('show what each blog post is about: no two posts have the same subject', () => {
    const subjects = (PATHS.blog ?? []).map((path) => path.split('/')[1]);
    expect(new Set(subjects).size).toBe(subjects.length);
  });

  it('give a product the same colors on cover, logo and main screen, and each other screen its own', () => {
    /** What the ground of a picture is filled with: its first rectangle. */
    const groundOf = (path: string) => /<rect[^>]* fill="([^"]+)"/.exec(drawArtwork(path))?.[1];
    for (const id of SOFTWARE) {
      const ground = groundOf(`software/${id}`);
      expect(ground, id).toMatch(/^#/);
      const [first = '', ...others] = galleryOf(id);
      for (const path of [`logo/${id}`, first]) expect(groundOf(path), path).toBe(ground);
      // Small pictures beside each other are told apart by what they stand on.
      const views = others.filter((path) => !path.endsWith('/phone'));
      const grounds = [first, ...views].map((path) => groundOf(path) ?? '');
      expect(new Set(grounds).size, id).toBe(grounds.length);
    }
  });

  it('show on the cover of a course what is made in it, large and below what badges may hide', () => {
    const seen = new Map<string, string>();
    for (const { copy, id } of COURSES) {
      const texts = textsOf(readableOf(`course/${copy.level}/${id}`)).filter(
        (text) => !isInMiniature(text),
      );
      const words = texts.map(({ textContent }) => textContent).join(' ');
      // The title stands beside it, whatever shows the cover.
      expect(words, id).not.toContain(copy.title);
      if (words) expect(seen.get(words), id).toBeUndefined();
      seen.set(words, id);
      for (const text of texts) {
        expect(heightOf(text).top, `${id}: ${text.textContent}`).toBeGreaterThanOrEqual(84);
        expect(sizeOf(text), `${id}: ${text.textContent}`).toBeGreaterThanOrEqual(24);
      }
    }
    expect(seen.size).toBeGreaterThan(45);
  });

  it('lay out the covers of courses in several ways, a before and after only where there is one', () => {
    const shown = COURSES.map(({ id }) => ({ id, name: stageOf(id), result: COURSE_RESULTS[id] }));
    for (const { id, name, result } of shown) {
      expect(name === 'split', id).toBe(result?.[0] === 'turned');
    }
    for (const name of new Set(shown.map((each) => each.name))) {
      expect(shown.filter((each) => each.name === name).length, name).toBeLessThan(20);
    }
  });

  it('can be read on every desk of a course', () => {
    for (const colors of DUOTONES) {
      const { paper, ink, brand, onBrand, tint, pen } = deskOf(colors);
      for (const [words, under] of [
        [ink, paper],
        [brand, paper],
        [onBrand, brand],
        [ink, tint],
        [pen, paper],
      ] as const) {
        expect(contrast(words, under), `${words} on ${under}`).toBeGreaterThan(4);
      }
    }
  });

  it('refuse an unknown kind and name the known ones', () => {
    expect(() => drawArtwork('poster/replywright')).toThrow(/"poster".*software, course, template/);
    expect(() => drawArtwork('toString/replywright')).toThrow(/Unknown kind/);
    expect(() => drawArtwork('')).toThrow(/Unknown kind/);
  });

  it('refuse a path with missing, empty or needless parts', () => {
    expect(() => drawArtwork('software')).toThrow('software/<slug>');
    expect(() => drawArtwork('software/')).toThrow('software/<slug>');
    expect(() => drawArtwork('course/basic')).toThrow('course/<level>/<slug>');
    expect(() => drawArtwork('logo/replywright/large')).toThrow('logo/<slug>');
  });

  it('refuse a course level, a template and a subject that do not exist', () => {
    expect(() => drawArtwork('course/expert/figma-basics')).toThrow(
      /"expert".*basic, diploma, advance/,
    );
    expect(() => drawArtwork('template/poster')).toThrow(/no template "poster"/);
    expect(() => drawArtwork('demo/larder/unicorn')).toThrow(/"unicorn"/);
    expect(() => drawArtwork('page/larder/9')).toThrow(/no page "9"/);
    expect(() => drawArtwork('glimpse/pocket-garden/phone')).toThrow(/no page "phone"/);
  });

  it('refuse screens of what is not known, and screens that a product does not have', () => {
    expect(() => drawArtwork('screenshot/orbitly')).toThrow('orbitly');
    expect(() => drawArtwork('screenshot/replywright/phone')).toThrow('no screen "phone"');
    expect(() => drawArtwork('screenshot/figma-basics/mail')).toThrow('no screen "mail"');
    expect(() => drawArtwork('closeup/figma-basics/mail')).toThrow('no screen "mail"');
    expect(() => drawArtwork('course/basic/orbitly')).toThrow('orbitly');
  });
});

/** Where the corner around a text lies and how far one of its units goes, by the transforms around it. */
function placeOf(element: Element): { x: number; y: number; scale: number } {
  let [x, y, scale] = [0, 0, 1];
  for (let at: Element | null = element; at; at = at.parentElement) {
    const transform = at.getAttribute('transform') ?? '';
    const [, dx = '0', dy = '0'] = /translate\((-?[\d.]+) (-?[\d.]+)/.exec(transform) ?? [];
    const [, by = '1'] = /scale\((-?[\d.]+)/.exec(transform) ?? [];
    x = x * Number(by) + Number(dx);
    y = y * Number(by) + Number(dy);
    scale *= Number(by);
  }
  return { x, y, scale };
}

/** Whether a text is in what thumbnails show. */
const isInMiniature = (element: Element) => element.closest('#t') !== null;

/** Code alone is in a typeface of the machine. */
const isInTypeface = (element: Element) => !element.hasAttribute('font-family');

/** The size of a text in the units of its picture. */
const sizeOf = (element: Element) =>
  Number(element.getAttribute('font-size')) * placeOf(element).scale;

/** The upper end of a text (that of its capitals) and its base line on its picture. */
function heightOf(element: Element): { top: number; base: number } {
  const { y, scale } = placeOf(element);
  const base = y + Number(element.getAttribute('y')) * scale;
  return { base, top: base - Number(element.getAttribute('font-size')) * scale * 0.76 };
}

describe('the screens of a listing', () => {
  it('are three to five, each with a text that says what is on it', () => {
    for (const { id } of ENTRIES) {
      const gallery = [...galleryOfSoftware(id), ...galleryOfCourse(id)];
      expect(gallery.length, id).toBeGreaterThanOrEqual(3);
      expect(gallery.length, id).toBeLessThanOrEqual(5);
      expect(new Set(gallery.map(({ alt }) => alt)).size, id).toBe(gallery.length);
    }
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
        '<style>@media(max-width:199px){#z{display:none}#t{display:inline}}@media(max-width:89px){#t{display:none}#m{display:inline}}</style>',
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
      const words = textsOf(readableOf(`closeup/${id}`)).map(({ textContent }) => textContent);
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
        const isCode = element.getAttribute('font-family') !== null;
        const width =
          withSetting(setting, () => widthOf(element.textContent, size, weight, isCode)) * scale;
        const at = x + Number(element.getAttribute('x')) * scale;
        const anchor = element.getAttribute('text-anchor');
        const left = anchor === 'end' ? at - width : anchor === 'middle' ? at - width / 2 : at;
        if (left < 0 || left + width > right) beyond.push(`${path}: ${element.textContent}`);
      }
    }
    expect(beyond).toEqual([]);
  });
});
