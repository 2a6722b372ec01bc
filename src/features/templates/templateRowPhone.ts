import { oneStar } from '../../list/oneStar';
import { rowPicture } from '../../theme/tokens';
import { parts } from './templateCardParts';

/** So many times as wide as its frame is the picture of a row: as large as on a tile, where it can be read. */
const ENLARGED = 1.9;

/** The upper left of the template's page, as high as the words beside it. */
const page = {
  position: 'relative',
  gridRow: '1 / span 5',
  alignSelf: 'stretch',
  '& > *': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  '& > .Bone': { aspectRatio: 'auto' },
  '& > img': {
    inset: '0 auto auto 0',
    width: `${100 * ENLARGED}%`,
    maxWidth: 'none',
    height: 'auto',
    minHeight: '100%',
  },
} as const;

/**
 * A row on phones: a part of the template's page that can be read, the words in a column beside it, and
 * what there is to do over the width of both.
 */
export const phoneRow = {
  gridTemplateColumns: `${rowPicture}px minmax(0, 1fr)`,
  columnGap: 12,
  padding: '12px 0',
  [`& .${parts.body}, & .${parts.foot}`]: { display: 'contents' },
  [`& .${parts.body} > *, & .${parts.price}`]: { gridColumn: -2 },
  [`& .${parts.picture}`]: page,
  [`& .${parts.title}`]: { font: 'var(--mui-font-h5)', alignSelf: 'start' },
  [`& .${parts.author}`]: { font: 'var(--mui-font-caption)' },
  [`& .${parts.body} > .${parts.figures}`]: { margin: 0, columnGap: 8, rowGap: 0 },
  [`& .${parts.stars} > *`]: {
    font: 'var(--mui-font-caption)',
    gap: 4,
    '& > [aria-hidden]:first-of-type': oneStar,
  },
  // How satisfied buyers are with the support: a line of its own, so that all rows are alike.
  [`& .${parts.figures} > :last-child`]: { flexBasis: '100%' },
  [`& .${parts.price}`]: { minHeight: 28, alignSelf: 'end' },
  [`& .${parts.links}`]: { gridColumn: '1 / -1', marginTop: 10 },
} as const;
