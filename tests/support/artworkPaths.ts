import { readdirSync, readFileSync } from 'node:fs';
import { lessonsOf, picturedCourse } from '../../mocks/seed/picturedCourse';
import { COURSES, ENTRIES, galleryOf, SOFTWARE, templates, templateTexts } from './artwork';

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
/** The names of the pictograms of features. */
export const TILES = [
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
  'window',
  'star',
  'speed',
  'blocks',
  'search',
  'clock',
  'price',
  'numbers',
  'document',
  'lock',
  'calendar',
  'done',
  'people',
  'bell',
  'mail',
  'money',
  'globe',
  'history',
  'chat',
  'play',
  'pen',
  'code',
  'export',
  'list',
  'image',
  'weigh',
  'repeat',
  'goal',
];

/** Paths of every kind and of every variant within it. */
export const PATHS: Readonly<Record<string, readonly string[]>> = {
  software: [...SOFTWARE, 'no-cover'].map((id) => `software/${id}`),
  course: COURSES.map(({ copy, id }) => `course/${copy.level}/${id}`),
  // All of one course, and every twelfth of the others.
  lesson: COURSES.flatMap(({ id }) =>
    lessonsOf(picturedCourse(id)!)
      .filter((_, index) => id === 'spreadsheets' || index % 12 === 0)
      .map((lesson) => `lesson/${id}/${lesson.id}`),
  ),
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
