import { styled } from '@mui/material/styles';
import { parts } from './templateCardParts';

/** Around a list of cards: on phones two stand beside each other, pictures first. */
export const CardRhythm = styled('div')(({ theme }) => ({
  // Low enough for what is to be done with them to be in the first view.
  [theme.breakpoints.up('md')]: {
    [`& li .${parts.picture} > *`]: { aspectRatio: '16 / 10' },
  },
  [theme.breakpoints.down('sm')]: {
    '& ul:has(> li > article)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: 12,
    },
  },
}));
