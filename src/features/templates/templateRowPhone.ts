import { oneStar } from '../../list/oneStar';
import { rowPicture } from '../../theme/tokens';
import { visuallyHiddenStyles } from '../../ui/VisuallyHidden';
import { firstAction, parts } from './templateCardParts';
import { wideLink } from './templateCardSizes';

/** So many times as wide as its frame is the picture of a row: as large as on a tile, where it can be read. */
const ENLARGED = 1.9;

/** Height of what there is to do, and what is above and below it. */
const ACTIONS = 44;
const SPACE = 10;

/** The upper left of the template's page, as high as the words beside it. */
const page = {
  position: 'relative',
  gridRow: '1 / span 5',
  alignSelf: 'stretch',
  minHeight: 84,
  '& > *': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  '& > .Bone': { aspectRatio: 'auto' },
  '& > img': {
    inset: `0 auto auto calc(${ENLARGED - 1} * -100% * var(--from, 0))`,
    width: `${100 * ENLARGED}%`,
    maxWidth: 'none',
    height: 'auto',
    minHeight: '100%',
  },
} as const;

/**
 * In a chart the place stands before the name, and the tool's icon alone, before who made it, says what
 * the template is made with.
 */
const charted = {
  [`& .${parts.picture}`]: { ...page, gridRow: '1 / span 4' },
  [`& .${parts.place}`]: { gridArea: '1 / -2', font: 'var(--mui-font-h5)' },
  [`& .${parts.title}`]: { gridRow: 1, paddingLeft: 18 },
  [`& .${parts.kind}`]: { gridRow: 2, justifySelf: 'start', '& span': visuallyHiddenStyles },
  [`& .${parts.author}`]: { gridRow: 2, paddingLeft: 20 },
} as const;

/**
 * A row on phones: a part of the template's page that can be read, the words in a column beside it, and
 * what there is to do over the width of both.
 */
export const phoneRow = {
  gridTemplateColumns: `${rowPicture}px minmax(0, 1fr)`,
  columnGap: 12,
  padding: `${SPACE}px 0`,
  [`& .${parts.body}, & .${parts.foot}`]: { display: 'contents' },
  [`& .${parts.body} > *, & .${parts.price}`]: { gridColumn: -2 },
  [`& .${parts.picture}`]: page,
  [`& .${parts.title}`]: { font: 'var(--mui-font-h5)', alignSelf: 'start' },
  [`& .${parts.author}`]: { font: 'var(--mui-font-caption)' },
  [`& .${parts.body} > .${parts.figures}`]: { margin: 0, columnGap: 6, rowGap: 0 },
  [`& .${parts.stars} > *`]: {
    font: 'var(--mui-font-caption)',
    gap: 4,
    '& > [aria-hidden]:first-of-type': oneStar,
  },
  [`& .${parts.word}`]: visuallyHiddenStyles,
  [`& .${parts.price}`]: { minHeight: 28, alignSelf: 'end' },
  // The heart ends the line of what there is to do.
  [`& .${parts.price} > :is(button, .${parts.heartBone})`]: {
    position: 'absolute',
    zIndex: 1,
    right: 0,
    bottom: SPACE,
    margin: 0,
  },
  [`& .${parts.links}`]: {
    gridColumn: '1 / -1',
    marginTop: 8,
    minHeight: ACTIONS,
    paddingRight: ACTIONS + 8,
    ...wideLink,
  },
  [`& .${parts.links} > a:last-of-type`]: { marginRight: 0 },
  [`&:has(> .${parts.place})`]: charted,
  // The narrowest phones have room for all of them side by side where they stand closer.
  '@container (max-width: 320px)': {
    [`& .${parts.links}`]: { gap: 6, paddingRight: ACTIONS + 6 },
    [`& .${parts.links} > ${firstAction}`]: { padding: '0 6px' },
    [`& .${parts.links} > a:not(.${parts.buy})`]: { padding: '0 6px' },
  },
} as const;
