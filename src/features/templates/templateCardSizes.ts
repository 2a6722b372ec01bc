import { oneStar } from '../../list/oneStar';
import { firstAction, parts } from './templateCardParts';

/** Side by side over the whole line, each with as much more than its words as the others. */
export const wideLink = { '& > *': { flex: '1 1 auto' } } as const;

/**
 * Links of the width of their line, where a card or row is too narrow for the price beside them. What is
 * asked for its width is the whole of it: within, it might hold the link that is stretched over all.
 */
export const wideLinks = {
  [`& .${parts.links}`]: { flexBasis: '100%', ...wideLink, '& > a': { padding: '0 8px' } },
} as const;

/** Four side by side: each line of figures stays one, and so does that of an award. */
export const slim = {
  [`& .${parts.body}`]: { padding: '12px 14px 14px' },
  [`& .${parts.figures}`]: { columnGap: 4 },
  [`& .${parts.stars}`]: { columnGap: 4, '& > :nth-of-type(2) svg': { display: 'none' } },
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
    `.${parts.price} > :not(:first-of-type)`,
  ]
    .map((part) => `& ${part}`)
    .join()]: { display: 'none' },
  [`& .${parts.body} > .${parts.title}`]: { margin: 0, font: 'var(--mui-font-h5)' },
  [`& .${parts.author}`]: { font: 'var(--mui-font-caption)' },
  [`& .${parts.body} > .${parts.figures}`]: { margin: '2px 0 0' },
  [`& .${parts.figures} > .${parts.stars}`]: {
    minHeight: 0,
    '& > * > [aria-hidden]:first-of-type': oneStar,
  },
  [`& .${parts.foot}`]: { rowGap: 4 },
  [`& .${parts.links}`]: {
    columnGap: 4,
    rowGap: 0,
    [`& > .${parts.details}, & > :last-of-type`]: { padding: 0, border: 0 },
    [`& > ${firstAction}`]: { flexBasis: '100%' },
  },
} as const;
