import { slidesOf } from '../rules/lessonSlides';
import { logoOf } from '../rules/listingFigures';
import { LOST_PICTURE, NEWCOMER_PICTURES } from '../rules/newcomers';
import { NO_COVER } from '../rules/publishedListings';
import type { seedCollections } from '../seed/index';

/** Where records name a picture. */
const PICTURE_KEYS = ['picture', 'closeUp', 'portrait'];

/** Every picture that a value of the seed names: strings of the form `software/replywright`. */
function picturesIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) value.forEach((item) => picturesIn(item, found));
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (PICTURE_KEYS.includes(key) && typeof inner === 'string') found.add(inner);
      else picturesIn(inner, found);
    }
  }
  return found;
}

/**
 * Every picture that a build holds as a file: those that records of the seed name, those that follow
 * from them, and those for what comes later. A picture that is missing here is drawn by `npm run dev`
 * all the same, and broken after a build.
 */
export const builtPictures = (seed: ReturnType<typeof seedCollections>): ReadonlySet<string> =>
  new Set([
    ...picturesIn(seed),
    ...seed.listings.flatMap((listing) => logoOf(listing) ?? []),
    ...seed.courses.flatMap(slidesOf),
    ...NEWCOMER_PICTURES,
    LOST_PICTURE,
    NO_COVER,
  ]);
