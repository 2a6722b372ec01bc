import { screensCraft } from './craft';
import { screensGrowth } from './growth';
import type { ScreensById } from './types';
import { screensUnlisted } from './unlisted';
import { screensWork } from './work';

/** The screens of all software, in the catalog or not. */
export const screensById: ScreensById = {
  ...screensGrowth,
  ...screensWork,
  ...screensCraft,
  ...screensUnlisted,
};
