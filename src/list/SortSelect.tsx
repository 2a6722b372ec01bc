import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { radius } from '../theme/tokens';
import { ChevronDownIcon } from '../ui/icons';

const Select = styled('select')(({ theme }) => ({
  appearance: 'none',
  height: 40,
  width: '100%',
  padding: '0 36px 0 12px',
  border: `1px solid ${theme.vars.palette.outline}`,
  borderRadius: radius.control,
  backgroundColor: theme.vars.palette.background.paper,
  color: 'inherit',
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 600,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
}));

export interface SortSelectProps<Sort extends string> {
  sort: Sort;
  /** The orders by name, in the order to list them. */
  sorts: Readonly<Record<Sort, { label: string }>>;
  onChange: (sort: Sort) => void;
}

/** The order of the result; a native list, which phones show in their own way. */
export function SortSelect<Sort extends string>({ sort, sorts, onChange }: SortSelectProps<Sort>) {
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      <Box
        component="label"
        htmlFor={id}
        sx={{
          display: { xs: 'none', sm: 'block' },
          typography: 'body2',
          color: 'text.secondary',
          whiteSpace: 'nowrap',
        }}
      >
        Sort by
      </Box>
      <Box sx={{ position: 'relative', display: 'flex', minWidth: 0, flexGrow: 1 }}>
        <Select
          id={id}
          aria-label="Sort by"
          value={sort}
          onChange={(event) => onChange(event.target.value as Sort)}
        >
          {(Object.keys(sorts) as Sort[]).map((value) => (
            <option key={value} value={value}>
              {sorts[value].label}
            </option>
          ))}
        </Select>
        <ChevronDownIcon
          fontSize="small"
          sx={{ position: 'absolute', right: 10, top: 11, pointerEvents: 'none' }}
        />
      </Box>
    </Box>
  );
}
