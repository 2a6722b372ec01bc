import type { Theme } from '@mui/material/styles';
import { lowWindow } from '../theme/pageSteps';
import { cardParts } from './cardParts';
import { textBlock } from './textBlock';

/** Styles around cards: where there is no room for more, the price comes close after what is for sale. */
export const pricesInView = (theme: Theme) => ({
  [lowWindow]: {
    [`&& .${cardParts.picture} > *`]: { aspectRatio: '5/3', objectPosition: 'bottom' },
    ...textBlock(theme),
    [`&& .${cardParts.text}`]: {
      ...textBlock(theme)[`&& .${cardParts.text}`],
      minHeight: 0,
      mb: 1,
      p: 0,
      border: 0,
    },
    [`&& .${cardParts.price}`]: { rowGap: 0 },
  },
});
