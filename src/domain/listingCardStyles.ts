import { styled, type Theme } from '@mui/material/styles';
import { cardParts } from '../list/cardParts';
import {
  interactiveCard,
  listActionHeight,
  savingMark,
  stretchedLink,
  tonal,
  tonalInHand,
} from '../theme/surfaceStyles';
import { motion, radius, weight } from '../theme/tokens';
import { bones } from '../ui/bones';

const clamp = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  }) as const;

/** Styles of the button for the eye on a card that is one link. */
export const actionStyles = (theme: Theme) => ({
  [`& .${cardParts.action}`]: {
    ...theme.typography.subtitle2,
    display: 'grid',
    placeContent: 'center',
    ...listActionHeight,
    padding: '0 12px',
    [theme.breakpoints.down('sm')]: { padding: '0 19px' },
    // They take its ground off, and show the edge.
    '@media (forced-colors: active)': { border: '1px solid' },
    borderRadius: radius.control,
    whiteSpace: 'nowrap',
    ...tonal(theme),
    transition: `background-color ${motion.base}ms, color ${motion.base}ms`,
  },
  [`&:hover .${cardParts.action}, &:has(a:focus-visible) .${cardParts.action}`]: tonalInHand(theme),
});

/**
 * A listing's card and its skeleton, which so have one size. All parts are styled here at once, not
 * one by one, because pages show dozens of cards.
 *
 * @param props.titleLines how many lines of title the card keeps room for: courses have long names; what
 *   stands below the titles of a row so begins on one line
 */
export const CardRoot = styled('article', {
  // Its own list: the theme's, which keeps `sx` from the element, is not asked then.
  shouldForwardProp: (name) => name !== 'titleLines' && name !== 'sx',
})<{ titleLines: 1 | 2 }>(({ theme, titleLines }) => ({
  ...interactiveCard(theme),
  ...bones(theme),
  ...actionStyles(theme),
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minWidth: 0,
  overflow: 'hidden',
  // The whole card is the link, so the whole card shows where the focus is.
  '&:has(a:focus-visible)': {
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 2,
    '& a': { outline: 'none' },
  },
  [`& .${cardParts.picture}`]: {
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    // The card has the edge.
    '& > *': { outlineWidth: 0 },
    '& > .Bone': { aspectRatio: '640 / 400' },
  },
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
    justifyContent: 'space-between',
    columnGap: 8,
    minHeight: '1.5em',
    color: theme.vars.palette.text.secondary,
    whiteSpace: 'nowrap',
    // Where not all of it has room, the name is shortened.
    '& > :first-of-type': {
      display: 'flex',
      alignItems: 'baseline',
      columnGap: 5,
      minWidth: 0,
      '& > :first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' },
    },
  },
  [`& .${cardParts.text}`]: {
    // Takes what its row leaves free, so that stars and prices of neighbors stand on one line; the
    // hairline below makes that room its own.
    flexGrow: 1,
    margin: '4px 0 10px',
    paddingBottom: 10,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    minHeight: `calc(${titleLines} * ${theme.typography.h4.fontSize} * ${theme.typography.h4.lineHeight} + 15px + 2 * ${theme.typography.body2.fontSize} * ${theme.typography.body2.lineHeight})`,
  },
  [`& .${cardParts.title}`]: {
    ...theme.typography.h4,
    ...clamp(2),
    margin: 0,
    textWrap: 'balance',
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
    columnGap: 10,
    // One line: the language, which stands last, gives way.
    height: '1.5em',
    overflow: 'hidden',
    margin: '0 0 8px',
    padding: 0,
    listStyle: 'none',
    color: theme.vars.palette.text.secondary,
    '& li': { whiteSpace: 'nowrap' },
    '& li b': { fontWeight: weight.strong, color: theme.vars.palette.text.primary },
  },
  [`& .${cardParts.rating}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 8,
  },
  [`& .${cardParts.price}`]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    justifyItems: 'start',
    gap: '3px 8px',
    // The line of the button is higher than the price in it, and on phones than elsewhere.
    paddingTop: 8,
    [theme.breakpoints.down('sm')]: { paddingTop: 10 },
    // Where it has no room beside the price, both are no higher than the heart.
    '& .Price-old': { marginBlock: -3 },
    // Beside the price; below both, the terms have a line of their own.
    [`& > .${cardParts.terms} + *`]: { gridArea: '1 / 2' },
  },
  // With what they were they fit beside the longer of the buttons, a link, when that gives way.
  [`& .${cardParts.price}:has(.Price-period):has(a.${cardParts.action})`]: {
    [theme.breakpoints.up('sm')]: {
      [`& .${cardParts.actions}`]: { gap: 4 },
      [`& .${cardParts.action}`]: { padding: '0 8px' },
    },
  },
  // As high as the heart.
  [`& .${cardParts.actions}`]: {
    display: 'flex',
    gap: 8,
    '& > .Bone': {
      width: 40,
      height: 40,
      [theme.breakpoints.down('sm')]: { width: 44, height: 44 },
    },
  },
  [`& .${cardParts.terms}`]: {
    ...theme.typography.caption,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gridArea: '2 / 1 / auto / -1',
    columnGap: 8,
    minHeight: '1.5em',
    color: theme.vars.palette.text.secondary,
    '& b': savingMark(theme),
  },
}));
