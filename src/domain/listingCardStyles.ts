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
  [`& .${cardParts.price}`]: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    marginTop: 'auto',
    paddingTop: 10,
    minHeight: 38,
  },
}));
