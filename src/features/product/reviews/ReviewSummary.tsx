import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import type { RatingSummary } from '../../../api/resources/reviews';
import { formatCount, pluralize } from '../../../lib/text';
import { phoneInset, radius, tabularNumbers, weight } from '../../../theme/tokens';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { RatingFigure } from './RatingFigure';

const Bar = styled(ButtonBase)(({ theme }) => ({
  ...theme.typography.body2,
  ...tabularNumbers,
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr) 28px',
  alignItems: 'center',
  gap: 10,
  // Its text stands in line with what is around it, the ground under the pointer does not.
  width: 'calc(100% + 16px)',
  minHeight: 32,
  margin: '0 -8px',
  padding: '0 8px',
  borderRadius: radius.small,
  textAlign: 'left',
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
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&[aria-pressed="true"]': {
    fontWeight: weight.strong,
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.tint.primary,
  },
}));

export interface ReviewSummaryProps {
  summary: RatingSummary;
  /** The ratings that are chosen; none means all. */
  stars: readonly number[];
  onStarsChange: (stars: number[]) => void;
  /** Leads to the form. */
  onWrite: () => void;
}

/** What all reviews come to. Each bar of the histogram turns the filter for its rating on and off. */
export function ReviewSummary({ summary, stars, onStarsChange, onWrite }: ReviewSummaryProps) {
  const { count, histogram } = summary;
  const toggle = (value: number) =>
    onStarsChange(
      stars.includes(value)
        ? stars.filter((other) => other !== value)
        : [...stars, value].sort((a, b) => b - a),
    );

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '240px minmax(0, 1fr)', lg: 'minmax(0, 1fr)' },
        columnGap: 4,
        rowGap: 2.5,
        p: { xs: phoneInset, sm: 3 },
        mb: { xs: 2, lg: 0 },
        border: 1,
        borderColor: 'divider',
        borderRadius: '14px',
        bgcolor: 'background.paper',
        boxShadow: 'var(--mui-palette-elevation-rest)',
      }}
    >
      <Box sx={{ alignSelf: 'end' }}>
        <RatingFigure rating={summary} />
      </Box>
      <Box
        role="group"
        aria-label="Filter by rating"
        sx={{ gridColumn: { sm: 2, lg: 1 }, gridRow: { sm: '1 / span 2', lg: 'auto' } }}
      >
        {[5, 4, 3, 2, 1].map((value) => {
          const ratings = histogram[value - 1] ?? 0;
          return (
            <Bar key={value} aria-pressed={stars.includes(value)} onClick={() => toggle(value)}>
              <span>{pluralize(value, 'star', 'stars')}</span>
              <i
                data-share
                style={
                  { '--share': `${count > 0 ? (ratings / count) * 100 : 0}%` } as CSSProperties
                }
              />
              <span>
                {formatCount(ratings)}
                <VisuallyHidden>{ratings === 1 ? ' review' : ' reviews'}</VisuallyHidden>
              </span>
            </Bar>
          );
        })}
      </Box>
      <Button
        variant="outlined"
        color="secondary"
        onClick={onWrite}
        sx={{ gridColumn: 1, alignSelf: 'start' }}
      >
        Write a review
      </Button>
    </Box>
  );
}
