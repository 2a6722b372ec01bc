import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import {
  actionCell,
  cardLabel,
  frame,
  headCell,
  mediaCell,
  selectCell,
  tableStyles,
  titleCell,
} from './dataTableStyles';
import { SortButton } from './SortButton';

/** The order of a table by a column: `date` ascending, `-date` descending. */
export type TableSort<Key extends string> = Key | `-${Key}`;

/** One column: its head and its cells. */
export interface TableColumn<Row, Key extends string = never> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** The name of its order; without one the table can't be sorted by it. */
  sortBy?: Key;
  /** Which way the first click sorts: figures and dates are wanted descending. */
  first?: 'ascending' | 'descending';
  align?: 'left' | 'right';
  /**
   * What it is on the card that a row becomes where there is little room: the picture at its side, or
   * its title. All others are shown with their label.
   */
  onCard?: 'media' | 'title';
}

/** A first column that selects rows: `selectionColumn` makes it, so that only tables with it load it. */
export interface SelectionColumn<Row> {
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  isSelected: (row: Row) => boolean;
}

export interface DataTableProps<Row, Key extends string> {
  /** Names the table for assistive technology. */
  label: string;
  columns: readonly TableColumn<Row, Key>[];
  rows: readonly Row[];
  sort?: TableSort<Key>;
  /** Asks for another order. */
  onSort?: (sort: TableSort<Key>) => void;
  /** What can be done with a row, in a last column with this head. */
  actions?: { label: string; cell: (row: Row) => ReactNode };
  /** Lets rows be selected, in a first column; left out where nothing is done with several. */
  selection?: SelectionColumn<Row>;
  /** True while these are old rows, of another query: they are dimmed. */
  isStale?: boolean;
  /** True while new ones are on their way. */
  isLoading?: boolean;
}

/**
 * Rows that the server sorts and pages. Where there is little room each row is a card; the roles are
 * given because browsers take a table that is laid out otherwise for no table.
 */
export function DataTable<Row extends { id: string }, Key extends string = never>({
  label,
  columns,
  rows,
  sort,
  onSort,
  actions,
  selection,
  isStale = false,
  isLoading = false,
}: DataTableProps<Row, Key>) {
  return (
    <Box sx={frame}>
      <Box
        component="table"
        role="table"
        aria-label={label}
        aria-busy={isLoading}
        data-stale={isStale || undefined}
        sx={tableStyles}
      >
        <thead role="rowgroup">
          <tr role="row">
            {selection ? (
              <Box
                component="th"
                role="columnheader"
                scope="col"
                data-selects
                sx={[headCell, { width: 48, pr: 0 }]}
              >
                {selection.head}
              </Box>
            ) : null}
            {columns.map((column) => (
              <HeadCell key={column.label} column={column} sort={sort} onSort={onSort} />
            ))}
            {actions ? (
              <Box
                component="th"
                role="columnheader"
                scope="col"
                sx={[headCell, { textAlign: 'right' }]}
              >
                {actions.label}
              </Box>
            ) : null}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr key={row.id} role="row" data-selected={selection?.isSelected(row) || undefined}>
              {selection ? (
                <Box component="td" role="cell" sx={selectCell}>
                  {selection.cell(row)}
                </Box>
              ) : null}
              {columns.map((column) => (
                <Cell key={column.label} column={column} row={row} />
              ))}
              {actions ? (
                <Box component="td" role="cell" sx={actionCell}>
                  {actions.cell(row)}
                </Box>
              ) : null}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

interface HeadCellProps<Row, Key extends string> {
  column: TableColumn<Row, Key>;
  sort: TableSort<Key> | undefined;
  onSort: ((sort: TableSort<Key>) => void) | undefined;
}

function HeadCell<Row, Key extends string>({ column, sort, onSort }: HeadCellProps<Row, Key>) {
  const { label, sortBy, first = 'ascending', align } = column;
  const direction =
    sort === sortBy ? 'ascending' : sort === `-${sortBy}` ? 'descending' : undefined;
  const isSortable = sortBy !== undefined && onSort !== undefined;
  const turn = (by: Key) => {
    const next = direction ? (direction === 'ascending' ? 'descending' : 'ascending') : first;
    onSort?.(next === 'ascending' ? by : `-${by}`);
  };
  return (
    <Box
      component="th"
      role="columnheader"
      scope="col"
      aria-sort={isSortable ? direction : undefined}
      data-sortable={isSortable || undefined}
      sx={[headCell, align === 'right' && { textAlign: 'right' }]}
    >
      {isSortable ? (
        <SortButton direction={direction} onClick={() => turn(sortBy)}>
          {label}
        </SortButton>
      ) : (
        label
      )}
    </Box>
  );
}

function Cell<Row, Key extends string>({
  column: { label, cell, align, onCard },
  row,
}: {
  column: TableColumn<Row, Key>;
  row: Row;
}) {
  const place = onCard === 'media' ? mediaCell : onCard === 'title' ? titleCell : undefined;
  return (
    <Box
      component="td"
      role="cell"
      sx={[{ textAlign: align ?? 'left' }, ...(place ? [place] : [])]}
    >
      {onCard ? null : (
        <Box component="span" aria-hidden sx={cardLabel}>
          {label}
        </Box>
      )}
      {cell(row)}
    </Box>
  );
}
