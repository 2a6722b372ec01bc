import { drawReadable } from '../../mocks/artwork/draw';
import { catalog } from '../../mocks/seed/catalog';
import { galleryOfCourse } from '../../mocks/seed/picturedCourse';
import { galleryOfSoftware } from '../../mocks/seed/picturedSoftware';
import { buildTemplates, buildTemplateTexts } from '../../mocks/seed/templates';

/** Every product and course of the seed. */
export const ENTRIES = catalog();
/** The ids of the products. */
export const SOFTWARE = ENTRIES.flatMap(({ form, id }) => (form === 'course' ? [] : id));
/** The courses. */
export const COURSES = ENTRIES.flatMap((entry) => (entry.form === 'course' ? entry : []));
/** The paths of the pictures in the gallery of a product or course. */
export const galleryOf = (id: string) =>
  [...galleryOfSoftware(id), ...galleryOfCourse(id)].map(({ picture }) => picture);
/** The templates, as lists and as their own pages have them. */
export const templates = buildTemplates();
export const templateTexts = buildTemplateTexts();

/** An SVG as a document. */
export function parse(svg: string): Element {
  return new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
}

/** The texts of a picture. A selector would make jsdom listen for events in each of a thousand documents. */
export const textsOf = (root: Element) => [...root.getElementsByTagName('text')];

const readable = new Map<string, Element>();

/** A picture with its words as text; parsed once, which takes longer than any test of it. */
export function readableOf(path: string): Element {
  const root = readable.get(path) ?? parse(drawReadable(path));
  readable.set(path, root);
  return root;
}

/** Where the corner around a text lies and how far one of its units goes, by the transforms around it. */
export function placeOf(element: Element): { x: number; y: number; scale: number } {
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
export const isInMiniature = (element: Element) => element.closest('#t') !== null;

/** Whether a text is code, which is in a typeface of its own. */
export const isCode = (element: Element) =>
  element.getAttribute('data-face')!.startsWith('small-mono');

/** The size of a text in the units of its picture. */
export const sizeOf = (element: Element) =>
  Number(element.getAttribute('font-size')) * placeOf(element).scale;

/** The upper end of a text (that of its capitals) and its base line on its picture. */
export function heightOf(element: Element): { top: number; base: number } {
  const { y, scale } = placeOf(element);
  const base = y + Number(element.getAttribute('y')) * scale;
  return { base, top: base - Number(element.getAttribute('font-size')) * scale * 0.76 };
}
