import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { RatingSummary } from '../../../api/resources/reviews';
import { RatingAverage, RatingBarParts, ratingBar, REVIEWS } from '../../../domain/RatingBars';
import { phoneInset, radius, weight } from '../../../theme/tokens';

const Bar = styled(ButtonBase)(({ theme }) => ({
  ...ratingBar(theme),
  // Its text lines up with what is around it, the ground under the pointer does not.
  width: 'calc(100% + 16px)',
  minHeight: 32,
  margin: '0 -8px',
  padding: '0 8px',
  borderRadius: radius.small,
  textAlign: 'left',
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
        <RatingAverage rating={summary} nouns={REVIEWS} />
      </Box>
      <Box
        role="group"
        aria-label="Filter by rating"
        sx={{ gridColumn: { sm: 2, lg: 1 }, gridRow: { sm: '1 / span 2', lg: 'auto' } }}
      >
        {[5, 4, 3, 2, 1].map((value) => (
          <Bar key={value} aria-pressed={stars.includes(value)} onClick={() => toggle(value)}>
            <RatingBarParts summary={summary} stars={value} nouns={REVIEWS} />
          </Bar>
        ))}
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
