import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { TableColumn, TableSort } from './DataTable';
import { frame, onlyWithCards, type NARROW } from './dataTableStyles';
import { NativeSelect } from './NativeSelect';

/** Up and down, as people say it. */
const WAYS = {
  text: ['A to Z', 'Z to A'],
  figure: ['lowest first', 'highest first'],
  time: ['oldest first', 'newest first'],
} as const;

export interface TableSortSelectProps<Key extends string> {
  columns: readonly Pick<TableColumn<never, Key>, 'label' | 'sortBy' | 'sortsAs'>[];
  sort: TableSort<Key> | undefined;
  onSort: (sort: TableSort<Key>) => void;
  /** That of the table. */
  width?: keyof typeof NARROW;
}

/**
 * The orders of a table, among the controls above it, where its rows are cards: there it has no heads to
 * sort it by. Controls and table are in one `TableFrame`.
 */
export function TableSortSelect<Key extends string>({
  columns,
  sort,
  onSort,
  width = 'usual',
}: TableSortSelectProps<Key>) {
  const isByColumn =
    sort !== undefined && columns.some(({ sortBy }) => [sortBy, `-${sortBy}`].includes(sort));
  return (
    <Box sx={onlyWithCards(width)}>
      <NativeSelect
        label="Sort by"
        value={isByColumn ? sort : ''}
        onChange={(value) => onSort(value as TableSort<Key>)}
      >
        {isByColumn ? null : <option value="">Sort by</option>}
        {columns.flatMap(({ label, sortBy, sortsAs }) => {
          if (sortBy === undefined) return [];
          const [up, down] = WAYS[sortsAs ?? 'text'];
          const ways = [
            <option key={sortBy} value={sortBy}>
              {nameOf(label, up)}
            </option>,
            <option key={`-${sortBy}`} value={`-${sortBy}`}>
              {nameOf(label, down)}
            </option>,
          ];
          return sortsAs ? ways.reverse() : ways;
        })}
      </NativeSelect>
    </Box>
  );
}

/** What an order is called; that of a running number, such as `#Order`, goes without the name of it. */
const nameOf = (label: string, way: string) =>
  label.startsWith('#') ? `${way.charAt(0).toUpperCase()}${way.slice(1)}` : `${label}: ${way}`;

/** What a table and the controls above it are in: both see how much room there is. */
export function TableFrame({ children }: { children: ReactNode }) {
  return <Box sx={frame}>{children}</Box>;
}
