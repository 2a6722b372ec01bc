import type { components } from '../../../src/api/schema.d';
import type { GalleryPictureRecord } from './galleryRecords';

type Schemas = components['schemas'];

/** Who makes templates. */
export interface TemplateAuthorRecord {
  id: string;
  name: string;
  picture: string;
  about: string;
  memberSince: string;
  /** True for the one author whom the editors show on the page of templates. */
  featured: boolean;
}

/** A template as cards and searches need it. */
export interface TemplateRecord {
  id: string;
  title: string;
  authorId: string;
  type: Schemas['TemplateType'];
  tool: Schemas['TemplateTool'];
  /** Path of the drawn picture below `artwork/`, without the ending. */
  picture: string;
  /** Minor units of US dollars. */
  price: number;
  /** Minor units of US dollars, or null without a discount. */
  oldPrice: number | null;
  /** How many ratings gave 1, 2, 3, 4 and 5 stars. */
  starCounts: [number, number, number, number, number];
  salesCount: number;
  /** Sales in the last 30 days, and in the 30 days before those. */
  monthSales: number;
  formerMonthSales: number;
  /** How content buyers are with support, from 0 to 100. */
  supportScore: number;
  /** When it won its award, or null without one. */
  awardedAt: string | null;
  createdAt: string;
}

/** A piece of a part of a demo. */
export interface DemoItemRecord {
  title: string;
  text: string;
  /** Path of the drawn picture below `artwork/`, without the ending, or null without one. */
  picture: string | null;
}

/** A part of a demo. */
export interface DemoBlockRecord {
  kind: Schemas['DemoBlock']['kind'];
  title: string;
  text: string;
  action: string | null;
  /** As that of a piece. */
  picture: string | null;
  items: DemoItemRecord[];
}

/** What a buyer says of a template. */
export interface TemplateCommentRecord {
  id: string;
  authorId: string;
  stars: Schemas['Stars'];
  message: string;
  createdAt: string;
}

/** What only the page of a template shows. Has the template's id. */
export interface TemplateTextRecord {
  id: string;
  /** What it is, in one sentence. */
  tagline: string;
  description: string[];
  includes: string[];
  compatibleWith: string[];
  /** The newest first. Kept as times, so that they move with the calendar as all seeded times do. */
  versions: { number: string; releasedAt: string; changes: string[] }[];
  supportMonths: number;
  demo: Omit<Schemas['TemplateDemo'], 'blocks'> & { blocks: DemoBlockRecord[] };
  /** The gallery: the demo from top to bottom. */
  pictures: GalleryPictureRecord[];
  /** What some of its buyers say; the newest first. */
  comments: TemplateCommentRecord[];
}
