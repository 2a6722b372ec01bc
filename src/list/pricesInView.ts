import { lowWindow } from '../theme/pageSteps';
import { cardParts } from './cardParts';

/** Styles around cards: name, picture and price say enough where there is no room for more. */
export const pricesInView = {
  [lowWindow]: {
    [`&& .${cardParts.picture} > *`]: { aspectRatio: '8/5' },
    [`&& .${cardParts.text}`]: { minHeight: 0, mb: 1, p: 0, border: 0 },
    [`&& .${cardParts.tagline}`]: { display: 'none' },
  },
} as const;
