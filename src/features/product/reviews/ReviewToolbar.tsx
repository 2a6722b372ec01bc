import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReviewQuery, ReviewSort } from '../../../api/resources/reviews';
import { pluralize } from '../../../lib/text';
import { SortSelect } from '../../../list/SortSelect';
import { CloseIcon } from '../../../ui/icons';
import { PanelHeading } from '../PanelHeading';

const SORTS: Readonly<Record<ReviewSort, { label: string }>> = {
  '-createdAt': { label: 'Newest first' },
  createdAt: { label: 'Oldest first' },
  '-stars': { label: 'Highest rated' },
  stars: { label: 'Lowest rated' },
  '-helpfulCount': { label: 'Most helpful' },
};

export interface ReviewToolbarProps {
  /** What the reviews are of. */
  title: string;
  /** How many reviews are left by the filter. */
  shown: number;
  asked: ReviewQuery;
  onSortChange: (sort: ReviewSort) => void;
  onClear: () => void;
}

/** How many reviews there are, which filter is on, and their order. */
export function ReviewToolbar({ title, shown, asked, onSortChange, onClear }: ReviewToolbarProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1.5,
        pt: { xs: 1.5, lg: 0 },
        pb: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 1.5,
          minHeight: 32,
        }}
      >
        <PanelHeading>
          {pluralize(shown, 'review', 'reviews')} of {title}
        </PanelHeading>
        {asked.stars.length > 0 ? (
          <Button
            size="small"
            variant="outlined"
            color="secondary"
            endIcon={<CloseIcon fontSize="small" />}
            aria-label={`Show all reviews, not only those with ${asked.stars.join(', ')} stars`}
            onClick={onClear}
          >
            {asked.stars.join(', ')}{' '}
            {asked.stars.length === 1 && asked.stars[0] === 1 ? 'star' : 'stars'}
          </Button>
        ) : null}
      </Box>
      <Box>
        <SortSelect sort={asked.sort} sorts={SORTS} onChange={onSortChange} />
      </Box>
    </Box>
  );
}
