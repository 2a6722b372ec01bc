import { styled } from '@mui/material/styles';
import { radius, rowPicture } from '../../theme/tokens';
import { parts } from './templateCardStyles';

/**
 * Around a list of cards: on phones all but every fourth are rows, so that a long list is shorter and
 * has a rhythm.
 */
export const CardRhythm = styled('div')(({ theme }) => ({
  // Low enough for what is to be done with them to be in the first view.
  [theme.breakpoints.up('md')]: {
    [`& li .${parts.picture} > *`]: { aspectRatio: '16 / 10' },
  },
  [theme.breakpoints.down('sm')]: {
    // Low enough for the price to be in the first view.
    [`& li .${parts.picture} > *`]: { aspectRatio: '16 / 9' },
    '& li:not(:nth-of-type(4n + 1)) > article': {
      display: 'grid',
      gridTemplateColumns: `${rowPicture}px minmax(0, 1fr)`,
      gridTemplateRows: 'auto auto 1fr',
      alignItems: 'start',
      columnGap: 14,
      padding: 12,
      [`& .${parts.picture}`]: {
        gridRow: 'span 3',
        alignSelf: 'start',
        overflow: 'hidden',
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: radius.control,
      },
      [`& .${parts.body}`]: { display: 'contents' },
      [`& .${parts.body} > *`]: { gridColumn: 2 },
      [`& .${parts.body} > .${parts.title}`]: { marginTop: 0 },
      [`& .${parts.body} > .${parts.figures}`]: { margin: '8px 0' },
      [`& .${parts.body} > :is(.${parts.figures}, .${parts.foot})`]: { gridColumn: '1 / -1' },
    },
  },
}));
