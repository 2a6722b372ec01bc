// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { gzipSync } from 'node:zlib';
import { drawArtwork, drawReadable } from '../../../mocks/artwork/draw';
import { dashboardScreens } from '../../../mocks/seed/copy/templates/inside/dashboards';
import { docsScreens } from '../../../mocks/seed/copy/templates/inside/docs';
import { heightOf, readableOf, templates, templateTexts, textsOf } from '../../support/artwork';
import { PATHS } from '../../support/artworkPaths';

describe('the picture of a template', () => {
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

  it('ends between its parts, none of which is cut or fades out', () => {
    for (const kind of ['template', 'page', 'glimpse']) {
      for (const path of PATHS[kind]!) {
        expect(readableOf(path).querySelector('[stop-opacity="0"]'), path).toBeNull();
      }
    }
    const low = shown.flatMap(({ id, texts }) =>
      texts
        .filter((text) => Number(text.getAttribute('y')) > 480 - 20 && !text.closest('[transform]'))
        .map(({ textContent }) => `${id}: ${textContent}`),
    );
    expect(low).toEqual([]);
  });

  it('is a picture or a mark without words where it is as narrow as in a table', () => {
    for (const { id, root } of shown) {
      const tiny = root.querySelector('#t[display="none"]')!;
      expect(tiny.querySelectorAll('text'), id).toHaveLength(0);
      expect(tiny.querySelectorAll('path, rect, circle').length, id).toBeGreaterThan(1);
      expect(tiny.querySelector('path[d=""]'), id).toBeNull();
    }
  });

  it('wears the colors of the demo', () => {
    for (const { id, demo } of shown) {
      const svg = drawArtwork(`template/${id}`);
      expect(svg, id).toContain(`fill="${demo.colors.accent}"`);
      expect(svg, id).toContain(`fill="${demo.colors.text}"`);
    }
  });

  it('can be read at 300 pixels, and travels in less than eight kilobytes', () => {
    for (const { id, texts } of shown) {
      const sizes = texts.map((text) => Number(text.getAttribute('font-size')));
      expect(Math.min(...sizes), id).toBeGreaterThanOrEqual(13);
      // The largest words are the ones to be read first.
      expect((Math.max(...sizes) * 300) / 640, id).toBeGreaterThan(11);
      expect(gzipSync(drawArtwork(`template/${id}`)).length, id).toBeLessThanOrEqual(8_000);
    }
  });
});

describe('the pictures of a template’s gallery', () => {
  it('are two to four, each with a text that says where it begins, most of them four', () => {
    for (const { id, pictures } of templateTexts) {
      expect(pictures.length, id).toBeGreaterThanOrEqual(2);
      expect(pictures.length, id).toBeLessThanOrEqual(4);
      expect(new Set(pictures.map(({ alt }) => alt)).size, id).toBe(pictures.length);
    }
    const full = templateTexts.filter(({ pictures }) => pictures.length === 4);
    expect(full.length).toBeGreaterThan(templateTexts.length / 2);
  });

  it('show every picture in the frame of its product: with its menu, or on phones', () => {
    const types = new Map(templates.map(({ id, type }) => [id, type]));
    const framed = templateTexts.filter(({ id }) => types.get(id) !== 'email');
    for (const { id, demo, pictures } of framed) {
      const labels = demo.navigation.map(({ label }) => label);
      const views = pictures.map(({ picture }) => picture.split('/').at(-1)!);
      for (const view of views.filter((each) => each !== 'phone')) {
        for (const kind of ['page', 'glimpse']) {
          const texts = textsOf(readableOf(`${kind}/${id}/${view}`)).map(
            (text) => text.textContent,
          );
          // As many as there is room for.
          const shown = labels.filter((label) => texts.includes(label));
          expect(shown.length, `${kind}/${id}/${view}`).toBeGreaterThan(1);
        }
      }
    }
  });

  it('open the entry of the menu that they show, in apps for work and in manuals', () => {
    const byTitle = new Map(
      Object.entries({ ...dashboardScreens, ...docsScreens }).map(([title, screens]) => [
        title,
        screens,
      ]),
    );
    for (const { id, title } of templates.filter(({ title }) => byTitle.has(title))) {
      const { demo } = templateTexts.find((text) => text.id === id)!;
      const labels = demo.navigation.map(({ label }) => label);
      for (const { tab } of byTitle.get(title)!) expect(labels, id).toContain(tab);
    }
  });

  it('leave no third of a phone empty', () => {
    for (const { id } of templates.filter(({ type }) => type === 'mobile')) {
      for (const view of ['2', '3']) {
        const phones = [
          ...readableOf(`page/${id}/${view}`).querySelectorAll('[clip-path^="url(#s"]'),
        ];
        expect(phones.length, id).toBe(2);
        for (const phone of phones) {
          // The tabs are the last: what is above them ends close to them.
          const ends = textsOf(phone)
            .map((text) => Number(text.getAttribute('y')))
            .filter((y) => y < 380);
          expect(Math.max(...ends), `${id} ${view}`).toBeGreaterThan(300);
        }
      }
    }
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
