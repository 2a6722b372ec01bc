import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { ReviewQuery, ReviewSort } from '../../../api/resources/reviews';
import { pluralize } from '../../../lib/text';
import { CloseIcon } from '../../../ui/icons';

const SORTS: readonly { value: ReviewSort; label: string }[] = [
  { value: '-createdAt', label: 'Newest first' },
  { value: 'createdAt', label: 'Oldest first' },
  { value: '-stars', label: 'Highest rated' },
  { value: 'stars', label: 'Lowest rated' },
];

export interface ReviewToolbarProps {
  /** How many reviews are left by the filter. */
  shown: number;
  asked: ReviewQuery;
  onSortChange: (sort: ReviewSort) => void;
  onClear: () => void;
}

/** How many reviews there are, which filter is on, and their order. */
export function ReviewToolbar({ shown, asked, onSortChange, onClear }: ReviewToolbarProps) {
  const id = useId();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1.5,
        py: 1.5,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 32 }}>
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {pluralize(shown, 'review', 'reviews')}
        </Box>
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
      <FormControl sx={{ flexDirection: 'row', alignItems: 'center', gap: 1 }}>
        <InputLabel htmlFor={id} sx={{ mb: 0 }}>
          Sort by
        </InputLabel>
        <NativeSelect
          input={<OutlinedInput size="small" />}
          value={asked.sort}
          onChange={(event) => onSortChange(event.target.value as ReviewSort)}
          slotProps={{ input: { id } }}
        >
          {SORTS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
      </FormControl>
    </Box>
  );
}
