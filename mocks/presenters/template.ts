import type { components } from '../../src/api/schema.d';
import { notFound } from '../problem';
import type { Collection } from '../store/collection';
import type { MemberRecord } from '../store/records';
import { ratingOf } from '../rules/listingFigures';
import type {
  TemplateAuthorRecord,
  TemplateRecord,
  TemplateTextRecord,
} from '../store/records/templateRecords';
import { fileTypesOf, licenseOf } from '../rules/templateFiles';
import { figuresOf, namedTool, namedType } from '../rules/templates';
import { presentGallery } from './gallery';
import { presentMember } from './member';
import { presentPrices } from './money';

type Schemas = components['schemas'];

/** What it takes to show a template: its author, and where pictures are. */
export interface TemplateView {
  authors: Collection<TemplateAuthorRecord>;
  pictureUrl: (picture: string) => string;
}

function authorOf(record: TemplateRecord, { authors }: TemplateView): TemplateAuthorRecord {
  const author = authors.get(record.authorId);
  if (!author) throw notFound('template');
  return author;
}

function presentAuthor(
  { id, name, picture }: TemplateAuthorRecord,
  { pictureUrl }: TemplateView,
): Schemas['TemplateAuthor'] {
  return { id, name, avatarUrl: pictureUrl(picture) };
}

/** A template as cards show it. */
export function presentTemplate(record: TemplateRecord, view: TemplateView): Schemas['Template'] {
  return {
    id: record.id,
    title: record.title,
    author: presentAuthor(authorOf(record, view), view),
    type: namedType(record.type),
    tool: namedTool(record.tool),
    imageUrl: view.pictureUrl(record.picture),
    ...presentPrices(record),
    rating: ratingOf(record.starCounts),
    salesCount: record.salesCount,
    monthSales: record.monthSales,
    supportScore: record.supportScore,
    awardYear: record.awardedAt === null ? null : new Date(record.awardedAt).getUTCFullYear(),
    createdAt: record.createdAt,
  };
}

/** The live demo of a template, with its pictures. */
function presentDemo(
  { blocks, ...demo }: TemplateTextRecord['demo'],
  { pictureUrl }: TemplateView,
): Schemas['TemplateDemo'] {
  const withUrl = <Piece extends { picture: string | null }>({ picture, ...piece }: Piece) => ({
    ...piece,
    imageUrl: picture === null ? null : pictureUrl(picture),
  });
  return {
    ...demo,
    blocks: blocks.map((block) => ({ ...withUrl(block), items: block.items.map(withUrl) })),
  };
}

/**
 * A template as its own page shows it.
 *
 * @param byAuthor all templates by its author
 */
export function presentTemplateDetail(
  record: TemplateRecord,
  text: TemplateTextRecord,
  byAuthor: readonly TemplateRecord[],
  view: TemplateView & { members: Collection<MemberRecord> },
): Schemas['TemplateDetail'] {
  const author = authorOf(record, view);
  return {
    ...presentTemplate(record, view),
    tagline: text.tagline,
    description: text.description,
    includes: text.includes,
    compatibleWith: text.compatibleWith,
    fileTypes: fileTypesOf(record.tool),
    license: licenseOf(record.type),
    versions: text.versions.map(({ number, releasedAt, changes }) => ({
      number,
      releasedOn: releasedAt.slice(0, 10),
      changes,
    })),
    supportMonths: text.supportMonths,
    authorCard: {
      ...presentAuthor(author, view),
      about: author.about,
      memberSince: author.memberSince,
      ...figuresOf(byAuthor),
    },
    demo: presentDemo(text.demo, view),
    pictures: presentGallery(text.pictures, view),
    ratings: { ...ratingOf(record.starCounts), histogram: [...record.starCounts] },
    comments: text.comments.map(({ authorId, ...comment }) => ({
      ...comment,
      author: presentMember(view.members, authorId, view.pictureUrl),
    })),
  };
}
