/**
 * The shape in which copywriters write down a listing. Everything here is read by people first;
 * ids, dates and figures are added when the records are built.
 */
import type { components } from '../../../src/api/schema.d';

type Certification = components['schemas']['Certification'];

/** Ids of the categories, also the key of every pool of texts that differs by field. */
export type CategoryId =
  | 'email'
  | 'crm'
  | 'marketing'
  | 'support'
  | 'productivity'
  | 'design'
  | 'dev-tools'
  | 'finance'
  | 'hr'
  | 'projects'
  | 'ai'
  | 'social'
  | 'analytics'
  | 'forms';

/** A selling point: a noun phrase and one sentence of what it does for the buyer. */
export type Point = readonly [title: string, sentence: string];

/** Common sets of operating systems, by a short name. */
export type Reach =
  'web' | 'extension' | 'webAndPhone' | 'desktop' | 'desktops' | 'mac' | 'phone' | 'everywhere';

/** What a listing's record is made of. */
export interface ListingFacts {
  title: string;
  tagline: string;
  vendor: string;
  /** Who speaks for the vendor: founder of a product, instructor of a course. */
  founder: string;
  /** The first one decides which texts of the field are used. */
  categories: readonly [CategoryId, ...CategoryId[]];
  /** Whole US dollars. */
  price: number;
  /** Whole US dollars, or null without a discount. */
  was: number | null;
  /** Paid by the year; otherwise once. */
  annual?: true;
  reach: Reach;
  /** Ids of listing features, separated by spaces. */
  flags?: string;
  /** Ids of integrations, separated by spaces. */
  works?: string;
  /** The certificate of the vendor's own training, if software has one. */
  training?: Certification;
  /** The language in which the teacher of a course comments and answers. */
  language?: string;
  /** The certificate of a course. */
  level?: Certification;
}

interface ListingCopy extends ListingFacts {
  headline: string;
  /** What it is and for whom, two sentences. */
  pitch: string;
  points: readonly [Point, Point, Point];
}

export interface SoftwareCopy extends ListingCopy {
  /** What one, two or three plans allow, the smallest first. */
  limits: readonly string[];
}

export interface CourseCopy extends ListingCopy {
  /** Short, because the home page loads it; titles of courses are long. */
  id: string;
  language: string;
  level: Certification;
  lessons: number;
  hours: number;
  /** Whether its lessons all take as long, as it promises. */
  isEven?: true;
}
