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
  body: 'ListingCard-body',
  /** Who sells it and whether they claimed the listing; one line. */
  vendor: 'ListingCard-vendor',
  /** Name and tagline. */
  text: 'ListingCard-text',
  title: 'ListingCard-title',
  tagline: 'ListingCard-tagline',
  /** What a course holds: level, lessons, hours. */
  facts: 'ListingCard-facts',
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

/** A card as a row: picture and badges at the left, all else at the right. */
const rowStyles = (titleLines: number, pictureWidth: number) =>
  ({
    flexDirection: 'row',
    [`& .${cardParts.picture}`]: {
      flexShrink: 0,
      width: pictureWidth,
      padding: '12px 0 12px 12px',
      boxSizing: 'content-box',
    },
    [`& .${cardParts.picture} > :not(.${cardParts.topLeft})`]: { borderRadius: radius.small },
    [`& .${cardParts.topLeft}`]: { position: 'static', margin: '8px 0 0' },
    // When it ends needs no ground of its own there, so it begins where the badge does.
    [`& .${cardParts.topLeft} > * + *`]: { padding: 0 },
    [`& .${cardParts.body}`]: { minWidth: 0, padding: '10px 12px 12px' },
    // Clear of the heart.
    [`& .${cardParts.vendor}`]: { paddingRight: 32 },
    [`& .${cardParts.topRight}`]: { top: 2, right: 2 },
    [`& .${cardParts.text}`]: { margin: '2px 0 6px', minHeight: 0 },
    [`& .${cardParts.title}`]: { WebkitLineClamp: titleLines },
    [`& .${cardParts.price}`]: { flexWrap: 'wrap', paddingTop: 6, minHeight: 0 },
  }) as const;

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
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    minHeight: '1.5em',
    color: theme.vars.palette.text.secondary,
    whiteSpace: 'nowrap',
    '& > :first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', minWidth: 0 },
  },
  [`& .${cardParts.text}`]: {
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
    '& svg': { fontSize: '1rem' },
  },
  [`& .${cardParts.price}`]: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    marginTop: 'auto',
    paddingTop: 10,
    minHeight: 38,
  },
  // The grid that it stands in says how it is shown.
  [theme.breakpoints.down('sm')]: {
    '[data-layout] &': {
      ...rowStyles(2, 112),
      [`& .${cardParts.facts} svg`]: { display: 'none' },
      // Beside a vendor and a language there is no room for Claimed; below the picture there is.
      [`& .${cardParts.vendor} > :nth-of-type(3)`]: { position: 'absolute', left: 12, bottom: 14 },
    },
  },
  [theme.breakpoints.up('sm')]: {
    '[data-layout="list"] &': {
      ...rowStyles(2, 208),
      [`& .${cardParts.body}`]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        // What is left over goes below the last line.
        gridTemplateRows: 'auto auto auto 1fr',
        columnGap: 24,
        padding: '14px 16px 14px 20px',
        '& > *': { gridColumn: 1 },
      },
      [`& .${cardParts.topLeft}`]: { top: 20, left: 20, margin: 0 },
      [`& .${cardParts.topLeft} > * + *`]: {},
      [`& .${cardParts.text}`]: { margin: '2px 0 10px', minHeight: 0 },
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
    },
  },
}));
