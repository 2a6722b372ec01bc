import type { components } from '../../../src/api/schema.d';

/** A section of a listing's overview. */
export interface OverviewRecord {
  headline: string;
  /** Left out where it counts nothing up. */
  points?: components['schemas']['OverviewPoint'][];
  paragraphs: string[];
  picture: string | null;
}
