import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TrashIcon } from '../../../ui/icons';

export interface SelectionBarProps {
  count: number;
  onDelete: () => void;
  onClear: () => void;
}

/** What can be done with the selected rows; it keeps its place while nothing is selected. */
export function SelectionBar({ count, onDelete, onClear }: SelectionBarProps) {
  return (
    <Box
      role="group"
      aria-label="Selected products"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 40,
        mb: 1.5,
        typography: 'body2',
        color: 'text.secondary',
      }}
    >
      <span role="status">
        {count === 0 ? 'Select products to delete several at once.' : `${count} selected`}
      </span>
      {count > 0 ? (
        <>
          <Button
            size="small"
            variant="outlined"
            color="error"
            startIcon={<TrashIcon />}
            onClick={onDelete}
          >
            Delete selected
          </Button>
          <Button size="small" color="secondary" onClick={onClear}>
            Clear selection
          </Button>
        </>
      ) : null}
    </Box>
  );
}
