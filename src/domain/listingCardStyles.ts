import { styled } from '@mui/material/styles';
import { interactiveCard, stretchedLink } from '../theme/surfaceStyles';
import { radius } from '../theme/tokens';
import { bones } from '../ui/bones';

/** The parts of a listing's card, as classes within {@link CardRoot}. */
export const cardParts = {
  /** Holds the picture and what lies on it. */
  picture: 'ListingCard-picture',
  topLeft: 'ListingCard-topLeft',
  topRight: 'ListingCard-topRight',
  /** When the deal ends. */
  ending: 'ListingCard-ending',
  body: 'ListingCard-body',
  /** Who sells it, and the language of a course. */
  vendor: 'ListingCard-vendor',
  /** Name and tagline. */
  text: 'ListingCard-text',
  title: 'ListingCard-title',
  tagline: 'ListingCard-tagline',
  /** What a course holds: level, lessons, hours. */
  facts: 'ListingCard-facts',
  /** The stars, and whether the vendor claimed the listing. */
  rating: 'ListingCard-rating',
  /** The last line of the card: what it costs and how it is paid. */
  price: 'ListingCard-price',
} as const;

const clamp = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const;

const corner = { position: 'absolute', zIndex: 1 } as const;

/** A card as a row of a wide list: picture at the left, all else at the right. */
const listStyles = {
  flexDirection: 'row',
  [`& .${cardParts.picture}`]: {
    flexShrink: 0,
    width: 208,
    padding: '12px 0 12px 12px',
    boxSizing: 'content-box',
  },
  [`& .${cardParts.picture} > :not(.${cardParts.topLeft})`]: { borderRadius: radius.small },
  [`& .${cardParts.topLeft}`]: { top: 20, left: 20, margin: 0 },
  [`& .${cardParts.topRight}`]: { top: 2, right: 2 },
  [`& .${cardParts.body}`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    // What is left over goes below the last line.
    gridTemplateRows: 'auto auto auto 1fr',
    columnGap: 24,
    minWidth: 0,
    padding: '14px 16px 14px 20px',
    '& > *': { gridColumn: 1 },
  },
  [`& .${cardParts.text}`]: { margin: '2px 0 10px', minHeight: 0 },
  [`& .${cardParts.facts} svg`]: { display: 'block' },
  [`& .${cardParts.rating}`]: {
    alignSelf: 'start',
    justifyContent: 'flex-start',
    columnGap: 14,
  },
  [`& .${cardParts.price}`]: {
    gridColumn: 2,
    gridRow: '1 / span 4',
    // At the height of the title, below the heart.
    alignSelf: 'start',
    flexDirection: 'column',
    alignItems: 'flex-end',
    gap: 8,
    marginTop: 0,
    paddingTop: 28,
  },
} as const;

/**
 * A card on a phone: picture, seller, name and stars side by side, what is to be read below them over
 * the whole width. The parts lie in one grid, so that none leaves a hole beside or below another.
 */
const phoneStyles = {
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  // Where the picture is higher than what stands beside it, the rest goes below the stars.
  gridTemplateRows: 'auto auto auto 1fr',
  columnGap: 12,
  padding: 12,
  [[cardParts.picture, cardParts.topLeft, cardParts.body, cardParts.text]
    .map((part) => `& .${part}`)
    .join()]: { display: 'contents' },
  [`& .${cardParts.picture} > *`]: {
    gridArea: '1 / 1 / span 4',
    alignSelf: 'start',
    borderRadius: radius.small,
  },
  [`& .${cardParts.topLeft} > *`]: {
    gridArea: '1 / 1 / span 4',
    zIndex: 1,
    alignSelf: 'start',
    justifySelf: 'start',
    minHeight: 20,
    margin: 5,
    padding: '0 6px',
    fontSize: '0.6875rem',
  },
  [`& .${cardParts.body} > *`]: { gridColumn: '1 / -1' },
  [`& .${cardParts.body} > .${cardParts.vendor}`]: {
    gridArea: '1 / 2',
    // Clear of the heart.
    paddingRight: 26,
    whiteSpace: 'normal',
    lineHeight: 1.4,
  },
  [`& .${cardParts.title}`]: { gridArea: '2 / 2' },
  [`& .${cardParts.body} > .${cardParts.rating}`]: {
    gridArea: '3 / 2',
    marginTop: 4,
    '& > :first-of-type': { gap: 5, fontSize: '0.8125rem' },
  },
  [`& .${cardParts.topRight}`]: { top: 2, right: 2 },
  [`& .${cardParts.tagline}`]: { gridColumn: '1 / -1', marginTop: 8 },
  [`& .${cardParts.facts}`]: { margin: '4px 0 0' },
  // On the card itself it needs no ground of its own.
  [`& .${cardParts.topLeft} > .${cardParts.ending}`]: {
    gridArea: 'auto / 1 / auto / -1',
    order: 1,
    margin: '6px 0 0',
    padding: 0,
    fontSize: '0.75rem',
  },
  [`& .${cardParts.price}`]: { order: 2, paddingTop: 8, minHeight: 0 },
} as const;

/**
 * A listing's card and its skeleton, which so have one size. All parts are styled here at once, not
 * one by one, because pages show dozens of cards.
 *
 * @param props.titleLines how many lines of title the card keeps room for: courses have long names;
 *   what a short one leaves free stands below the tagline
 */
export const CardRoot = styled('article', {
  shouldForwardProp: (name) => name !== 'titleLines',
})<{ titleLines: 1 | 2 }>(({ theme, titleLines }) => ({
  ...(interactiveCard(theme) as object),
  ...bones(theme),
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.card,
  backgroundColor: theme.vars.palette.background.paper,
  // The whole card is the link, so the whole card shows where the focus is.
  '&:has(a:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
    '& a': { outline: 'none' },
  },
  [`& .${cardParts.picture}`]: { position: 'relative' },
  [`& .${cardParts.topLeft}`]: {
    ...corner,
    top: 12,
    left: 12,
    display: 'flex',
    flexWrap: 'wrap',
    gap: 6,
    // Clear of the heart.
    marginRight: 48,
    // An edge of the card's own, as a badge may lie on a cover of its color.
    '& > *': { boxShadow: `0 0 0 2px ${theme.vars.palette.background.paper}` },
  },
  [`& .${cardParts.topRight}`]: { ...corner, top: 8, right: 8 },
  [`& .${cardParts.body}`]: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    padding: '14px 16px 16px',
  },
  [`& .${cardParts.vendor}`]: {
    ...theme.typography.caption,
    minHeight: '1.5em',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: theme.vars.palette.text.secondary,
    whiteSpace: 'nowrap',
  },
  [`& .${cardParts.text}`]: {
    // Takes what its row leaves free, so that stars and prices of neighbors stand on one line.
    flexGrow: 1,
    margin: '4px 0 12px',
    minHeight: `calc(${titleLines} * ${theme.typography.h4.fontSize} * ${theme.typography.h4.lineHeight} + 4px + 2 * ${theme.typography.body2.fontSize} * ${theme.typography.body2.lineHeight})`,
  },
  [`& .${cardParts.title}`]: {
    ...theme.typography.h4,
    ...clamp(2),
    margin: 0,
    textWrap: 'wrap',
    '& a': stretchedLink as object,
  },
  [`& .${cardParts.tagline}`]: {
    ...theme.typography.body2,
    ...clamp(2),
    margin: '4px 0 0',
    color: theme.vars.palette.text.secondary,
  },
  [`& .${cardParts.facts}`]: {
    ...theme.typography.caption,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 14,
    rowGap: 2,
    margin: '0 0 8px',
    padding: 0,
    listStyle: 'none',
    color: theme.vars.palette.text.secondary,
    '& li': { display: 'flex', alignItems: 'center', gap: 5, whiteSpace: 'nowrap' },
    // There is room for them in wide lists only.
    '& svg': { display: 'none', fontSize: '1rem' },
  },
  [`& .${cardParts.rating}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 8,
  },
  [`& .${cardParts.price}`]: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    paddingTop: 10,
    minHeight: 38,
  },
  // The grid that it stands in says how it is shown.
  [theme.breakpoints.down('sm')]: { '[data-layout] &': phoneStyles },
  [theme.breakpoints.up('sm')]: { '[data-layout="list"] &': listStyles },
}));
