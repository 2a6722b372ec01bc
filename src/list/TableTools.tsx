import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { lowSearch } from '../ui/searchFrame';
import { TableFrame } from '../ui/TableSortSelect';
import { FilterDrawerButton, type FilterDrawerButtonProps } from './FilterDrawerButton';

export interface TableToolsProps extends Pick<
  FilterDrawerButtonProps,
  'appliedCount' | 'totalItems' | 'onClear' | 'title'
> {
  /** A `SearchField`. */
  search: ReactNode;
  /** The filters and the order: native lists. */
  children: ReactNode;
  /** What saves the rows as a file. */
  save?: ReactNode;
}

/**
 * The controls of a table. Where there is little room they are one line, and a drawer has the filters
 * and the order, so that the rows come soon.
 */
export function TableTools({
  search,
  children,
  save,
  title = 'Filters and sorting',
  ...drawer
}: TableToolsProps) {
  return (
    <Box sx={tools}>
      {search}
      <FilterDrawerButton {...drawer} title={title}>
        {/* The order of a table shows where the rows are cards, as they are here. */}
        <TableFrame>
          <Box sx={inDrawer}>{children}</Box>
        </TableFrame>
      </FilterDrawerButton>
      <Box sx={lists}>{children}</Box>
      {save}
    </Box>
  );
}

/** Each list has a line to itself, whatever it leaves to others beside them. */
const inDrawer = { display: 'grid', gap: 1.5, py: 1, '&&&& > *': { maxWidth: 'none' } } as const;

const tools = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1, sm: 1.5 },
  width: { xs: '100%', lg: 'auto' },
  '& > [role="search"]': {
    flex: { xs: '1 1 0', md: '1 1 140px', lg: '0 1 260px' },
    minWidth: { xs: 0, md: 140 },
    // What the row is as wide as: a field itself would ask for less.
    width: { lg: 260 },
  },
  ...lowSearch,
  '& > button': { flexShrink: 0 },
} as const;

const lists = {
  display: { xs: 'none', md: 'contents' },
  '&& > *': { flex: '0 1 auto' },
} as const;
