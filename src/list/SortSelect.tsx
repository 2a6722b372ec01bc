import Box from '@mui/material/Box';
import { useId } from 'react';
import { NativeSelect } from '../ui/NativeSelect';

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
      <NativeSelect
        id={id}
        label="Sort by"
        value={sort}
        onChange={(value) => onChange(value as Sort)}
      >
        {(Object.keys(sorts) as Sort[]).map((value) => (
          <option key={value} value={value}>
            {sorts[value].label}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}
