import { insideCraft } from './craft';
import { insideGrowth } from './growth';
import type { InsideById } from './types';
import { insideUnlisted } from './unlisted';
import { insideWork } from './work';

/** The further pictures of all software, in the catalog or not. */
export const insideById: InsideById = {
  ...insideGrowth,
  ...insideWork,
  ...insideCraft,
  ...insideUnlisted,
};
