import type { Faker } from '@faker-js/faker';
import type {
  TemplateAuthorRecord,
  TemplateRecord,
  TemplateTextRecord,
} from '../store/records/templateRecords';
import { isShownOnPhones, LARGE, viewsOf } from '../artwork/demo/pages';
import { iconPath } from '../artwork/screens/icons';
import { before, DAY_MS, HOUR_MS } from './clock';
import { FEATURED_AUTHOR, templateAuthors } from './copy/templates/authors';
import { kitComments } from './copy/templates/comments/kits';
import { siteComments } from './copy/templates/comments/sites';
import { templateCopies } from './copy/templates/copies';
import type { TemplateCopy } from './copy/templates/types';
import { memberIdOf } from './members';
import { fakerFor } from './random';
import { slugOf } from './wording';

type TemplateType = TemplateRecord['type'];

const comments = { ...siteComments, ...kitComments };

/** How many of a hundred raters give 1 to 5 stars to a template that is liked the least, and the most. */
const STARS_LEAST = [3, 5, 12, 34, 46] as const;
const STARS_MOST = [0, 0, 2, 12, 86] as const;

interface Entry {
  id: string;
  type: TemplateType;
  copy: TemplateCopy;
}

function entries(): Entry[] {
  return (Object.entries(templateCopies) as [TemplateType, readonly TemplateCopy[]][]).flatMap(
    ([type, copies]) => copies.map((copy) => ({ id: slugOf(copy.title), type, copy })),
  );
}

/** The time that many days before the seed's, at an hour of the day that the id decides. */
function daysAgo(days: number, id: string): string {
  return before(days * DAY_MS + (id.length % 9) * HOUR_MS);
}

/** The records of those who make templates. */
export function buildTemplateAuthors(): TemplateAuthorRecord[] {
  return templateAuthors.map(({ id, name, picture, about, days }) => ({
    id,
    name,
    picture,
    about,
    memberSince: daysAgo(days, id),
    featured: id === FEATURED_AUTHOR,
  }));
}

/** The records of all templates, without what only their own pages show. */
export function buildTemplates(): TemplateRecord[] {
  const faker = fakerFor('templates');
  return entries().map(({ id, type, copy }) => ({
    id,
    title: copy.title,
    authorId: copy.author,
    type,
    tool: copy.tool,
    picture: `template/${id}`,
    price: copy.price * 100,
    oldPrice: copy.was === undefined ? null : copy.was * 100,
    ...salesOf(faker, copy),
    supportScore: faker.number.int({ min: 84, max: 99 }),
    awardedAt: copy.award === undefined ? null : daysAgo(copy.award, id),
    createdAt: daysAgo(copy.age, id),
  }));
}

/** Sales grow with age and awards and fall with the price; about one buyer in eleven leaves a rating. */
function salesOf(faker: Faker, { age, price, award }: TemplateCopy) {
  const liked = faker.number.float({ min: award === undefined ? 0.1 : 0.6, max: 1 });
  const perMonth =
    ((award === undefined ? 1700 : 2900) / (price + 55)) *
    (0.35 + liked * faker.number.float({ min: 0.6, max: 2.6 }));
  const salesCount = Math.max(9, Math.round(perMonth * Math.max(age, 12) ** 0.86 * 0.09) + 6);
  const monthSales = Math.min(
    salesCount,
    Math.round(perMonth * faker.number.float({ min: 0.7, max: 1.8 })),
  );
  // Who was not here for two months had a shorter month before this one, or none.
  const share = Math.min(1, Math.max(0, (age - 30) / 30));
  const formerMonthSales = Math.min(
    salesCount - monthSales,
    Math.round(perMonth * share * faker.number.float({ min: 0.6, max: 1.7 })),
  );
  const ratings = Math.max(3, Math.round(salesCount / 11));
  const starCounts = STARS_LEAST.map((least, index) => {
    const most = STARS_MOST[index] ?? 0;
    return Math.round((ratings * (least + (most - least) * liked)) / 100);
  });
  starCounts[4] = Math.max(1, starCounts[4] ?? 0);
  return {
    starCounts: starCounts as TemplateRecord['starCounts'],
    salesCount,
    monthSales,
    formerMonthSales,
  };
}

/** What the pages of the templates show, their live demos included. */
export function buildTemplateTexts(): TemplateTextRecord[] {
  return entries().map(({ id, copy }) => ({
    id,
    ...taglineAndRest(copy.about),
    includes: copy.includes,
    compatibleWith: copy.works,
    versions: copy.versions.map((line) => versionOf(line, id)),
    supportMonths: copy.months,
    demo: {
      brand: copy.demo.brand,
      mark: copy.demo.mark ?? null,
      navigation: copy.demo.menu.map((label) => ({ label, icon: iconPath(label) })),
      look: copy.demo.look,
      colors: copy.demo.colors,
      blocks: copy.demo.blocks.map((block) => ({
        ...block,
        picture: drawingOf(id, block.picture),
        items: block.items.map((item) => ({ ...item, picture: drawingOf(id, item.picture) })),
      })),
    },
    pictures: galleryOf(id, copy),
    comments: (comments[id] ?? []).map((line) => commentOf(line, id)),
  }));
}

/** The first sentence of what is written about a template, which says what it is, and all after it. */
function taglineAndRest([first = '', ...others]: readonly string[]) {
  const [tagline = ''] = /^.+?[.!?](?= |$)/.exec(first) ?? [first];
  const rest = first.slice(tagline.length).trim();
  return { tagline, description: rest === '' ? others : [rest, ...others] };
}

/** The gallery: the demo page by page, where its menu leads, and on phones. */
function galleryOf(id: string, { title }: TemplateCopy): TemplateTextRecord['pictures'] {
  const shown = (view: string, alt: string, caption: string) => ({
    picture: `page/${id}/${view}`,
    closeUp: `glimpse/${id}/${view}`,
    alt,
    caption,
    ...LARGE,
  });
  const pages = viewsOf(id).map((view, index) =>
    shown(String(index + 1), `${title}: “${view.title}”`, view.short ?? view.title),
  );
  return isShownOnPhones(id)
    ? [...pages, shown('phone', `${title} on phones`, 'On phones')]
    : pages;
}

/** Where a picture of a demo is drawn, as its path below `artwork/`. */
const drawingOf = (id: string, picture: string | null) =>
  picture === null ? null : `demo/${id}/${picture}`;

/** Reads `2.1.0 @ 23 | A change | Another`. Throws an Error for a line of another shape. */
function versionOf(line: string, id: string): TemplateTextRecord['versions'][number] {
  const [head = '', ...changes] = line.split(' | ');
  const [, number, days] = /^([\d.]+) @ (\d+)$/.exec(head) ?? [];
  if (number === undefined || days === undefined || changes.length === 0) {
    throw new Error(`"${line}" of ${id} should read "number @ days ago | change".`);
  }
  return { number, releasedAt: daysAgo(Number(days), id), changes };
}

/** Reads `5 @ 19 | Who | What`. Throws an Error for a line of another shape. */
function commentOf(line: string, id: string): TemplateTextRecord['comments'][number] {
  const [, stars, days, name, message] = /^([1-5]) @ (\d+) \| ([^|]+) \| (.+)$/.exec(line) ?? [];
  if (name === undefined || message === undefined) {
    throw new Error(`"${line}" of ${id} should read "stars @ days ago | who | what".`);
  }
  const authorId = memberIdOf(name);
  return {
    id: `comment-${id}-${authorId.replace('member-', '')}`,
    authorId,
    stars: Number(stars),
    message,
    createdAt: daysAgo(Number(days), id),
  };
}
