import { avatar } from './avatar';
import { blogScene } from './blogScene';
import { closeUp } from './closeUp';
import { courseCover } from './courseCover';
import { hero } from './hero';
import { brandTypeface } from './lettering/brandTypeface';
import { PLAIN, withSetting, type Setting } from './lettering/setting';
import type { Typeface } from './lettering/typefacePackages';
import { inLetters } from './lettering/inLetters';
import { lessonSlide } from './lessonSlide';
import { logo } from './logo';
import { screenshot } from './screenshot';
import { softwareCover } from './softwareCover';
import { templateGlimpse, templatePage } from './templatePages';
import { demoPicture, templateThumbnail } from './templateThumbnail';
import { tile } from './tile';

/** One family of pictures: the parts that its path has after the kind, and what draws them. */
interface Family {
  readonly parts: readonly string[];
  /** How many of the last parts may be left out. */
  readonly optional?: number;
  /** The size from which bold words are in the typeface of the product that `slug` names. */
  readonly ownFrom?: number;
  /** The same of lighter words. */
  readonly mediumFrom?: number;
  /** The typeface of pictures that belong to no product. */
  readonly typeface?: Typeface;
  readonly draw: (first: string, second: string) => string;
}

const FAMILIES = {
  software: { parts: ['slug'], ownFrom: 24, mediumFrom: 24, draw: softwareCover },
  course: { parts: ['level', 'slug'], ownFrom: 24, draw: courseCover },
  lesson: { parts: ['slug', 'lesson'], ownFrom: 29, draw: lessonSlide },
  template: { parts: ['slug'], draw: templateThumbnail },
  page: { parts: ['slug', 'page'], draw: templatePage },
  glimpse: { parts: ['slug', 'page'], draw: templateGlimpse },
  demo: { parts: ['slug', 'picture'], draw: demoPicture },
  blog: { parts: ['subject', 'slug'], ownFrom: 24, typeface: 'grotesk', draw: blogScene },
  avatar: { parts: ['slug'], draw: avatar },
  screenshot: { parts: ['slug', 'view'], optional: 1, ownFrom: 19, draw: screenshot },
  closeup: { parts: ['slug', 'view'], optional: 1, ownFrom: 16, draw: closeUp },
  logo: { parts: ['slug'], draw: logo },
  tile: { parts: ['slug'], draw: tile },
  hero: { parts: ['slug'], draw: hero },
} as const satisfies Record<string, Family>;

/** A kind of sample picture: the first part of its path. */
export type ArtworkKind = keyof typeof FAMILIES;

/** Every kind of sample picture that {@link drawArtwork} knows. */
export const artworkKinds: readonly ArtworkKind[] = Object.keys(FAMILIES).filter(isKind);

function isKind(text: string): text is ArtworkKind {
  return Object.hasOwn(FAMILIES, text);
}

/**
 * Draws one sample picture and gives it as the text of a standalone SVG file. The same path gives
 * the same bytes in every build, on every machine.
 *
 * @param path the kind and its parts, without extension: `software/<slug>`,
 *   `course/<basic|diploma|advance>/<slug>`, `lesson/<slug>/<lesson>`, `template/<slug>`, `page/<slug>/<number|phone>`
 *   (`glimpse` likewise), `demo/<slug>/<picture>`, `blog/<subject>/<slug>`,
 *   `avatar/<slug>`, `screenshot/<slug>` or `screenshot/<slug>/<view>` (`closeup` likewise), `logo/<slug>`,
 *   `tile/<slug>`, `hero/<slug>`.
 * @throws Error when the kind is unknown (the message names the known ones), when parts are
 *   missing or too many, and when a course level, a template or a subject does not exist.
 */
export function drawArtwork(path: string): string {
  return inLetters(drawReadable(path));
}

/**
 * Draws the same picture with all of its words as text, at the places and in the sizes that their
 * outlines have: for what reads pictures instead of showing them. Takes and throws what
 * {@link drawArtwork} does.
 */
export function drawReadable(path: string): string {
  const [kind = '', ...given] = path.split('/');
  if (!isKind(kind)) {
    throw new Error(`Unknown kind of artwork "${kind}"; known are ${artworkKinds.join(', ')}.`);
  }
  const { parts, draw, optional = 0 }: Family = FAMILIES[kind];
  const enough = given.length <= parts.length && given.length >= parts.length - optional;
  if (!enough || given.includes('')) {
    throw new Error(
      `Artwork "${path}" should read ${[kind, ...parts.map((part) => `<${part}>`)].join('/')}.`,
    );
  }
  const [first = '', second = ''] = given;
  return withSetting(settingOf(path), () => draw(first, second));
}

/** How the words of a picture are lettered, by its path; those of a template's headings differ. */
export function settingOf(path: string): Setting {
  const [kind = '', ...given] = path.split('/');
  const family: Family | undefined = isKind(kind) ? FAMILIES[kind] : undefined;
  if (family?.ownFrom === undefined) return PLAIN;
  const slug = given[family.parts.indexOf('slug')] ?? '';
  const { ownFrom: from, mediumFrom } = family;
  return { typeface: family.typeface ?? brandTypeface(slug), from, mediumFrom };
}
