import Box from '@mui/material/Box';
import { styled, type Theme } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import type { RatingSummary } from '../api/resources/reviews';
import { formatCount, pluralize } from '../lib/text';
import { tabularNumbers } from '../theme/tokens';
import { RatingStars } from '../ui/RatingStars';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/** How those who gave stars are counted: as reviews, or as ratings that need no words. */
export interface RatingNouns {
  one: string;
  many: string;
}

/** One line of the histogram, be it a button or not: stars, bar and count. */
export const ratingBar = (theme: Theme) =>
  ({
    ...theme.typography.body2,
    ...tabularNumbers,
    display: 'grid',
    gridTemplateColumns: '52px minmax(0, 1fr) 28px',
    alignItems: 'center',
    gap: 10,
    color: theme.vars.palette.text.secondary,
    '& i': {
      height: 8,
      borderRadius: 4,
      overflow: 'hidden',
      backgroundColor: theme.vars.palette.surface.sunken,
      boxShadow: `inset 0 0 0 1px ${theme.vars.palette.divider}`,
    },
    '& i::after': {
      content: '""',
      display: 'block',
      height: '100%',
      width: 'var(--share)',
      borderRadius: 4,
      backgroundColor: theme.vars.palette.rating.main,
    },
    '& > span:last-of-type': { textAlign: 'right' },
  }) as const;

/** Of a listing, whose ratings come with words. */
export const REVIEWS: RatingNouns = { one: 'review', many: 'reviews' };

export interface RatingBarPartsProps {
  summary: RatingSummary;
  /** Whose line it is, from 1 to 5. */
  stars: number;
  nouns: RatingNouns;
}

/** What is in a line of the histogram, in an element with the styles of {@link ratingBar}. */
export function RatingBarParts({ summary, stars, nouns }: RatingBarPartsProps) {
  const { count, histogram } = summary;
  const ratings = histogram[stars - 1] ?? 0;
  const share = count > 0 ? (ratings / count) * 100 : 0;
  return (
    <>
      <span>{pluralize(stars, 'star', 'stars')}</span>
      <i data-share style={{ '--share': `${share}%` } as CSSProperties} />
      <span>
        {formatCount(ratings)}
        <VisuallyHidden> {ratings === 1 ? nouns.one : nouns.many}</VisuallyHidden>
      </span>
    </>
  );
}

export interface RatingAverageProps {
  rating: Pick<RatingSummary, 'average' | 'count'>;
  nouns: RatingNouns;
}

/** The average, large, with its stars and how many ratings it rests on. */
export function RatingAverage({ rating: { average, count }, nouns }: RatingAverageProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box component="span" sx={{ typography: 'title' }}>
        {average.toFixed(1)}
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        <RatingStars value={average} size="1.125rem" decorative />
        <Box sx={{ mt: 0.5 }}>out of 5 · {pluralize(count, nouns.one, nouns.many)}</Box>
      </Box>
    </Box>
  );
}

const Bars = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { ...ratingBar(theme), minHeight: 28 },
}));

/** How many gave each number of stars, the most stars first. */
export function RatingBars({ summary, nouns }: { summary: RatingSummary; nouns: RatingNouns }) {
  return (
    <Bars>
      {[5, 4, 3, 2, 1].map((stars) => (
        <li key={stars}>
          <RatingBarParts summary={summary} stars={stars} nouns={nouns} />
        </li>
      ))}
    </Bars>
  );
}
