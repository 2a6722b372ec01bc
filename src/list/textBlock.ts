import type { Theme } from '@mui/material/styles';
import { cardParts } from './cardParts';

/** Between the title and the tagline, in px. */
const GAP = 2;

/**
 * Styles around cards whose title and tagline share a block of one height: of a title in one line the
 * tagline has two, of a title in two lines one, so that no card has a blank one.
 */
export const textBlock = ({ typography: { h4, body2 } }: Theme) => ({
  [`&& .${cardParts.text}`]: {
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 0,
    boxSizing: 'border-box',
    height: `calc(2 * ${h4.fontSize} * ${h4.lineHeight} + ${body2.fontSize} * ${body2.lineHeight} + ${GAP}px)`,
  },
  // It knows its height, by which the words in it know how many lines there are for them.
  [`&& .${cardParts.tagline}`]: {
    display: 'block',
    flex: '1 1 0',
    minHeight: 0,
    marginTop: `${GAP}px`,
    containerType: 'size',
    '& > span': {
      display: '-webkit-box',
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      // Less than two lines; the size of letters counts in both.
      '@container (max-height: 2.4rem)': { WebkitLineClamp: 1 },
    },
  },
});
