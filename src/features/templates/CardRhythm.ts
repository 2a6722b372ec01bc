import { styled } from '@mui/material/styles';

/** Around a list of cards: on phones two stand beside each other, pictures first. */
export const CardRhythm = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: {
    '& ul:has(> li > article)': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: 12,
    },
  },
}));
