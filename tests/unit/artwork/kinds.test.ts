// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { artworkKinds, drawArtwork } from '../../../mocks/artwork/draw';
import { brandTypeface } from '../../../mocks/artwork/lettering/brandTypeface';
import { lettered } from '../../../mocks/artwork/lettering/lettered';
import { setLine } from '../../../mocks/artwork/lettering/typefaces';
import {
  galleryOf,
  isCode,
  parse,
  readableOf,
  sizeOf,
  SOFTWARE,
  textsOf,
} from '../../support/artwork';
import { PATHS, TILES } from '../../support/artworkPaths';

const SIZES: Readonly<Record<string, readonly [width: number, height: number, bytes: number]>> = {
  software: [640, 400, 28_000],
  course: [640, 400, 15_000],
  lesson: [960, 540, 24_000],
  template: [640, 480, 41_000],
  demo: [400, 300, 7_000],
  blog: [800, 450, 9_500],
  avatar: [96, 96, 5_000],
  screenshot: [1200, 720, 45_000],
  closeup: [600, 360, 24_000],
  page: [880, 660, 46_000],
  glimpse: [640, 480, 39_000],
  logo: [96, 96, 2_000],
  tile: [64, 64, 1_000],
  hero: [720, 560, 7_500],
};

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

    it('look the same on every machine: no word needs a font', () => {
      for (const path of paths) {
        const svg = drawArtwork(path);
        expect(svg, path).not.toContain('<text');
        const named = [...svg.matchAll(/<use href="#(_[^"]+)"/g)].map(([, id]) => id);
        const given = [...svg.matchAll(/<path id="(_[^"]+)"/g)].map(([, id]) => id);
        expect(given, path).toEqual([...new Set(named)].sort());
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

  it('letter what is large in the typeface of the product', () => {
    const paths = [...(PATHS.software ?? []), ...(PATHS.course ?? [])];
    const typefaces = new Set<string>();
    for (const path of paths) {
      const typeface = brandTypeface(path.split('/').at(-1)!);
      const drawn = drawArtwork(path);
      const large = textsOf(readableOf(path)).filter(
        (element) => !isCode(element) && sizeOf(element) >= 24,
      );
      for (const element of large) {
        const { textContent } = element;
        const isBold = Number(element.getAttribute('font-weight') ?? 400) >= 600;
        const line = setLine(typeface, isBold ? 'bold' : 'medium', textContent);
        const style = { size: Number(element.getAttribute('font-size')), color: '' };
        const [, data = ''] = /d="(.*?)"/.exec(lettered(line!, 0, 0, style)) ?? [];
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

  it('refuse an unknown kind and name the known ones', () => {
    expect(() => drawArtwork('poster/replywright')).toThrow(/"poster".*software, course, lesson/);
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
    expect(() => drawArtwork('lesson/orbitly/lesson-1')).toThrow('orbitly');
    expect(() => drawArtwork('lesson/figma-basics/lesson-999')).toThrow('lesson-999');
  });
});
