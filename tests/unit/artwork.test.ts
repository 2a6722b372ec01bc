// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gzipSync } from 'node:zlib';
import { artworkKinds, drawArtwork } from '../../mocks/artwork/draw';
import { buildTemplates, buildTemplateTexts } from '../../mocks/seed/templates';

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
const LEVELS = ['basic', 'diploma', 'advance'];
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
  software: NAMES.map((name) => `software/${name}`),
  course: LEVELS.flatMap((level) => NAMES.map((name) => `course/${level}/${name}`)),
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
  screenshot: NAMES.flatMap((name) => [
    `screenshot/${name}`,
    ...['replies', 'figures', 'board', 'editor'].map((view) => `screenshot/${name}/${view}`),
  ]),
  logo: NAMES.map((name) => `logo/${name}`),
  tile: [...TILES, ...NAMES].map((name) => `tile/${name}`),
  hero: NAMES.map((name) => `hero/${name}`),
};

const SIZES: Readonly<Record<string, readonly [width: number, height: number, bytes: number]>> = {
  software: [640, 400, 3_500],
  course: [640, 400, 3_500],
  template: [640, 480, 24_000],
  demo: [400, 300, 7_000],
  blog: [800, 450, 3_500],
  avatar: [96, 96, 5_000],
  screenshot: [1200, 720, 9_000],
  logo: [96, 96, 2_000],
  tile: [64, 64, 1_000],
  hero: [720, 560, 7_500],
};

function parse(svg: string): Element {
  return new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
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
        expect(root.querySelector('parsererror'), path).toBeNull();
        expect(root.getAttribute('width'), path).toBe(String(width));
        expect(root.getAttribute('height'), path).toBe(String(height));
        expect(root.getAttribute('viewBox'), path).toMatch(/^0 0 \d+ \d+$/);
        expect(svg, path).not.toMatch(/NaN|undefined|Infinity|<(image|script|style)\b|url\((?!#)/);
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
      // A gallery's first picture may rightly be one of its named views.
      // Two demos of the same colors may show the same thing.
      const shared = kind === 'demo' ? 20 : 0;
      const least = kind === 'screenshot' ? NAMES.length * 4 : drawn.length - shared;
      expect(new Set(drawn).size).toBeGreaterThanOrEqual(least);
    });
  });

  describe('of a template', () => {
    const shown = templateTexts.map(({ id, demo }) => {
      const root = parse(drawArtwork(`template/${id}`));
      const texts = [...root.querySelectorAll('text')];
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
        if (type !== 'blog') expect(words, id).toContain(demo.navigation[0]);
      }
    });

    it('sells what the store sells, with prices', () => {
      const { words } = shown.find(({ id }) => id === 'larder')!;
      for (const text of ['Eleven cheeses', 'Cut this week', 'Montclair', '$11.50', '$8']) {
        expect(words).toContain(text);
      }
    });

    it('wears the colors of the demo', () => {
      for (const { id, demo } of shown) {
        const svg = drawArtwork(`template/${id}`);
        expect(svg, id).toContain(`fill="${demo.colors.accent}"`);
        expect(svg, id).toContain(`fill="${demo.colors.text}"`);
      }
    });

    it('can be read at 300 pixels, and travels in less than five kilobytes', () => {
      for (const { id, texts } of shown) {
        const sizes = texts.map((text) => Number(text.getAttribute('font-size')));
        expect(Math.min(...sizes), id).toBeGreaterThanOrEqual(13);
        // The largest words are the ones to be read first.
        expect((Math.max(...sizes) * 300) / 640, id).toBeGreaterThan(11);
        expect(gzipSync(drawArtwork(`template/${id}`)).length, id).toBeLessThanOrEqual(5_000);
      }
    });
  });

  it('show what each blog post is about: no two posts have the same subject', () => {
    const subjects = (PATHS.blog ?? []).map((path) => path.split('/')[1]);
    expect(new Set(subjects).size).toBe(subjects.length);
  });

  it('give a product the same colors on cover, logo and screenshot', () => {
    for (const name of NAMES) {
      const field = parse(drawArtwork(`software/${name}`))
        .querySelector('rect')
        ?.getAttribute('fill');
      for (const kind of ['logo', 'screenshot']) {
        expect(
          parse(drawArtwork(`${kind}/${name}`))
            .querySelector('rect')
            ?.getAttribute('fill'),
        ).toBe(field);
      }
    }
  });

  it('light one more step of a course cover for each level', () => {
    const steps = LEVELS.map(
      (level) =>
        [
          ...parse(drawArtwork(`course/${level}/orbitly`)).querySelectorAll(
            'rect[width="18"][fill="#C8F04B"]',
          ),
        ].length,
    );
    expect(steps).toEqual([1, 2, 3]);
  });

  it('spread two hundred products over many different covers', () => {
    const covers = Array.from({ length: 200 }, (_, index) =>
      drawArtwork(`software/product-${index}`),
    );
    expect(new Set(covers).size).toBe(200);
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
    expect(() => drawArtwork('course/expert/orbitly')).toThrow(/"expert".*basic, diploma, advance/);
    expect(() => drawArtwork('template/poster')).toThrow(/no template "poster"/);
    expect(() => drawArtwork('demo/larder/unicorn')).toThrow(/"unicorn"/);
  });
});
