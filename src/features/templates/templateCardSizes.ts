import { oneStar } from '../../list/oneStar';
import { firstAction, parts } from './templateCardParts';

/** Side by side over the whole line: what buys takes what the words beside it leave. */
export const wideLink = { [`& > ${firstAction}`]: { flex: '1 1 auto' } } as const;

/**
 * Links of the width of their line, where a card or row is too narrow for the price beside them. What is
 * asked for its width is the whole of it: within, it might hold the link that is stretched over all.
 */
export const wideLinks = {
  [`& .${parts.links}`]: { flexBasis: '100%', ...wideLink },
} as const;

/** Four side by side: each line of figures stays one, and so does that of an award. */
export const slim = {
  [`& .${parts.body}`]: { padding: '12px 14px 14px' },
  [`& .${parts.figures}`]: { columnGap: 4 },
  [`& .${parts.stars}`]: { columnGap: 4 },
  [`& .${parts.links} > .${parts.buy}`]: { padding: '0 8px' },
} as const;

/** What it costs and saves has a line, then come the way to buy it, the heart and the other ways. */
export const heartBesideBuy = {
  [`& .${parts.foot}`]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  [`& .${parts.price}, & .${parts.links}`]: { display: 'contents' },
  [`& .${parts.links}::before`]: { content: '""', flexBasis: '100%' },
  [`& .${parts.price} > :is(button, .${parts.heartBone})`]: { order: 1, margin: 0 },
  [`& .${parts.links} > a:not(.${parts.buy})`]: { order: 2 },
} as const;

/**
 * Cards on phones that are as wide as the window, or nearly so: lower, so that what comes next is in
 * sight. All that one can do shares a line where there is room.
 */
export const lowCard = {
  [`& .${parts.picture} > *`]: { aspectRatio: '16 / 10' },
  '@container (min-width: 221px) and (max-width: 291px)': {
    [`& .${parts.links}`]: { gap: 4 },
    [`& .${parts.links} > a, & .${parts.links} > a.${parts.buy}`]: { padding: '0 4px' },
  },
  '@container (min-width: 292px)': {
    ...heartBesideBuy,
    [`& .${parts.foot}`]: { ...heartBesideBuy[`& .${parts.foot}`], columnGap: 6 },
    [`& .${parts.links} > a`]: { padding: '0 4px' },
    [`& .${parts.links} > .${parts.buy}`]: { padding: '0 8px' },
  },
} as const;

/** Cards so small that two stand beside each other on a phone: picture, name, price and how to buy it. */
export const tile = {
  [`& .${parts.body}`]: { padding: '8px 10px 4px' },
  [[
    `.${parts.line}:not(:has(.${parts.note}))`,
    `.${parts.kind}`,
    `.${parts.stars} > :not(:first-of-type)`,
    // How satisfied buyers are with the support.
    `.${parts.figures} > :last-of-type`,
  ]
    .map((part) => `& ${part}`)
    .join()]: { display: 'none' },
  [`& .${parts.body} > .${parts.title}`]: { margin: 0, font: 'var(--mui-font-h5)' },
  [`& .${parts.author}`]: { font: 'var(--mui-font-caption)' },
  // Pages say what they are at their upper edge.
  [`& .${parts.picture} > *`]: { aspectRatio: '3 / 2' },
  [`& .${parts.body} > .${parts.figures}`]: { margin: '2px 0 4px' },
  [`& .${parts.figures} > .${parts.stars}`]: {
    flexBasis: 'auto',
    minHeight: 0,
    '& > *': { font: 'var(--mui-font-caption)', gap: 4 },
    '& > * > [aria-hidden]:first-of-type': oneStar,
  },
  ...heartBesideBuy,
  // As wide as the heart and the gap leave.
  [`& .${parts.links} > ${firstAction}`]: { flex: '1 1 calc(100% - 52px)', padding: 0 },
  // The narrowest phones have room for two words side by side in smaller type.
  '@container (max-width: 164px)': {
    [`& .${parts.links} > a`]: { font: 'var(--mui-font-overline)' },
  },
  [`& .${parts.links} > a:not(.${parts.buy})`]: {
    order: 2,
    flexGrow: 1,
    margin: '4px 0 0',
    padding: 0,
  },
  // Where they will be.
  [`& .${parts.links}:not(:has(> a))::after`]: {
    content: '""',
    order: 2,
    flexBasis: '100%',
    height: 48,
  },
} as const;
