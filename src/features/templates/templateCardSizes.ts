import { oneStar } from '../../list/oneStar';
import { visuallyHiddenStyles } from '../../ui/VisuallyHidden';
import { firstAction, parts } from './templateCardParts';

/** One star, with its figure beside it. */
const shortRating = {
  [`& .${parts.stars} > * > [aria-hidden]:first-of-type`]: oneStar,
} as const;

/** Four side by side: each line of figures stays one, and so does that of an award. */
export const slim = {
  [`& .${parts.body}`]: { padding: '12px 14px 14px' },
  [`& .${parts.figures}`]: { columnGap: 4 },
  [`& .${parts.stars}`]: { columnGap: 4 },
  [`& .${parts.links} > a`]: { padding: '0 12px' },
} as const;

/** The narrowest of those that stand alone, on small phones: sales and support share a line, as do stars and award. */
export const narrow = {
  [`& .${parts.word}`]: visuallyHiddenStyles,
  '@container (max-width: 256px)': shortRating,
} as const;

/** Cards on phones that are as wide as the window, or nearly so: lower, so that what comes next is in sight. */
export const lowCard = {
  [`& .${parts.picture} > *`]: { aspectRatio: '16 / 10' },
} as const;

/**
 * Cards so small that two stand beside each other on a phone. Names are so small that they have one line:
 * beside one of two, the others would have a hole below their figures.
 */
export const tile = {
  [`& .${parts.body}`]: { padding: '8px 10px 10px' },
  [[
    `.${parts.line}:not(:has(.${parts.note}))`,
    `.${parts.kind}`,
    `.${parts.stars} > :not(:first-of-type)`,
  ]
    .map((part) => `& ${part}`)
    .join()]: { display: 'none' },
  [`& .${parts.body} > .${parts.title}`]: {
    margin: 0,
    font: 'var(--mui-font-subtitle2)',
  },
  // A long name has the line for itself.
  [`& .${parts.author}`]: { font: 'var(--mui-font-caption)', flexWrap: 'wrap' },
  // Pages say what they are at their upper edge.
  [`& .${parts.picture} > *`]: { aspectRatio: '3 / 2' },
  [`& .${parts.body} > .${parts.figures}`]: { margin: '2px 0 4px' },
  [`& .${parts.figures} > .${parts.stars}`]: {
    flexBasis: 'auto',
    minHeight: 0,
    '& > *': { font: 'var(--mui-font-caption)', gap: 4 },
  },
  // Where not all sales have room beside the stars, none do: figures of all cards are as high.
  '@container (max-width: 164px)': {
    [`& .${parts.figures} > *`]: { flexBasis: '100%' },
    [`& .${parts.price} .Price-now`]: { font: 'var(--mui-font-h5)' },
    [`& .${parts.price} > span`]: { columnGap: 4 },
  },
  [`& .${parts.price}`]: { columnGap: 4 },
  // What buys it has a line, the others share one.
  [`& .${parts.links}`]: { flexWrap: 'wrap', gap: 6 },
  [`& .${parts.links} > a`]: { padding: '0 8px' },
  [`& .${parts.links} > ${firstAction}`]: { flexBasis: '100%' },
  [`& .${parts.links} > .${parts.demo}`]: { flexGrow: 1 },
} as const;
