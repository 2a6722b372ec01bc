import { weight } from '../theme/tokens';
import { cardParts } from './cardParts';
import { oneStar } from './oneStar';

/**
 * A card on a phone, so small that two stand beside each other: its picture, what it is called, its
 * stars with the figure (one of them), how often it was sold, and below each other price, end and button.
 */
export const tileStyles = {
  [`& .${cardParts.body}`]: { padding: '10px 12px 12px' },
  [`& .${cardParts.price}`]: { display: 'contents' },
  [[cardParts.vendor, cardParts.facts].map((part) => `& .${part}`).join()]: { display: 'none' },
  // As much of it as most of them need, and room for that in all.
  [`& .${cardParts.tagline}`]: {
    font: 'var(--mui-font-caption)',
    WebkitLineClamp: 4,
    height: '6em',
    margin: '2px 0 4px',
  },
  [`& .${cardParts.text}`]: { flexGrow: 0, minHeight: 0, margin: 0, padding: 0, border: 0 },
  [`& .${cardParts.title}`]: { font: 'var(--mui-font-h5)' },
  [`& .${cardParts.rating}`]: {
    marginTop: 2,
    flexWrap: 'nowrap',
    '& > *': { font: 'var(--mui-font-caption)', gap: 5 },
    // Room for five is on wider windows only.
    '& > :first-of-type > [aria-hidden]:first-of-type': oneStar,
    '@media (max-width: 359.95px)': { '& > :nth-of-type(2)': { display: 'none' } },
  },
  [`& .${cardParts.price} > span:first-of-type`]: { marginTop: 8 },
  // Above the button, whatever the neighbor has more.
  [`& .${cardParts.terms}`]: { margin: '4px 0 10px' },
  // Two columns have no room for how it is paid.
  [`& .${cardParts.terms} > span:not(.${cardParts.ending})`]: { display: 'none' },
  // Nor for two badges: the end takes the last line of the text, so that neighbors keep their stars,
  // prices and buttons on one line.
  [`&:has(.${cardParts.ending})`]: {
    [`& .${cardParts.tagline}`]: { WebkitLineClamp: 3, height: '4.5em' },
    [`& .${cardParts.terms}`]: { display: 'contents' },
    [`& .${cardParts.terms} > b`]: { alignSelf: 'start', margin: '4px 0 10px' },
    [`& .${cardParts.text}`]: { order: -2 },
    [`& .${cardParts.ending}`]: {
      order: -1,
      font: 'var(--mui-font-caption)',
      fontWeight: weight.strong,
      height: '1.5em',
    },
  },
  [`& .${cardParts.actions}`]: { marginTop: 'auto' },
  [`& .${cardParts.action}`]: {
    flexGrow: 1,
    padding: '0 4px',
    font: 'var(--mui-font-overline)',
    // The narrowest phones have no room for two words side by side.
    '@media (max-width: 359.95px)': { whiteSpace: 'normal', textAlign: 'center' },
  },
} as const;
