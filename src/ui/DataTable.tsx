import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { memo, type ReactNode } from 'react';
import { frame, PHONE, tableStyles, type NARROW, type PictureSize } from './dataTableStyles';
import { SortButton } from './SortButton';

/** The order of a table by a column: `date` ascending, `-date` descending. */
export type TableSort<Key extends string> = Key | `-${Key}`;

/** One column: its head and its cells. */
export interface TableColumn<Row, Key extends string = never> {
  label: string;
  cell: (row: Row) => ReactNode;
  /** The name of its order; without one the table can't be sorted by it. */
  sortBy?: Key;
  /** What it is sorted as, words where it is left out: the first click brings the highest and the newest. */
  sortsAs?: 'figure' | 'time';
  align?: 'left' | 'right';
  /**
   * What it is on the card that a row becomes where there is little room: the picture at its side, its
   * title, its `price` at the end of the title's line, or a fact that says what it is without its label:
   * `bare`, grayer as `next`, or first of them as `status`. `amount` is a price with its
   * label, `none` is not on the card. All others are facts with their label.
   */
  onCard?: 'media' | 'title' | 'price' | 'amount' | 'status' | 'bare' | 'next' | 'none';
}

/** A first column that selects rows: `useSelection` makes it, so that only tables with it load it. */
export interface SelectionColumn<Row> {
  head: ReactNode;
  cell: (row: Row, isSelected: boolean) => ReactNode;
  isSelected: (row: Row) => boolean;
}

/** What can be done with a row, in a last column with this head. */
export interface ActionColumn<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
}

/**
 * A row is rendered again only where it, the columns, the actions or its selection have changed: what
 * comes with a row is to be the same object from one rendering to the next.
 */
export interface DataTableProps<Row, Key extends string> {
  /** Names the table for assistive technology. */
  label: string;
  columns: readonly TableColumn<Row, Key>[];
  rows: readonly Row[];
  sort?: TableSort<Key>;
  /** Asks for another order. */
  onSort?: (sort: TableSort<Key>) => void;
  actions?: ActionColumn<Row>;
  /** Lets rows be selected, in a first column; left out where nothing is done with several. */
  selection?: SelectionColumn<Row>;
  /** How much room its columns need: a table that has many becomes cards sooner. */
  width?: keyof typeof NARROW;
  /** How large its pictures are; small where it is left out. */
  pictures?: PictureSize;
  /** What its rows are on phones where they are not a card each: `lineRow`, so that only such tables load it. */
  onPhones?: SystemStyleObject<Theme>;
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
  width = 'usual',
  pictures,
  onPhones,
  isStale = false,
  isLoading = false,
}: DataTableProps<Row, Key>) {
  return (
    <Box sx={frame} data-picture={pictures}>
      <Box
        component="table"
        role="table"
        aria-label={label}
        aria-busy={isLoading}
        data-stale={isStale || undefined}
        data-lines={onPhones ? true : undefined}
        sx={
          onPhones
            ? [tableStyles[width], { [PHONE]: { '&[data-lines]': onPhones } }]
            : tableStyles[width]
        }
      >
        <thead role="rowgroup">
          <tr role="row">
            {selection ? (
              <th role="columnheader" scope="col" data-place="select">
                {selection.head}
              </th>
            ) : null}
            {columns.map((column) => (
              <HeadCell key={column.label} column={column} sort={sort} onSort={onSort} />
            ))}
            {actions ? (
              <th role="columnheader" scope="col" data-align="right">
                {actions.label}
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <BodyRow
              key={row.id}
              row={row}
              columns={columns}
              actionCell={actions?.cell}
              selectCell={selection?.cell}
              isSelected={selection?.isSelected(row) ?? false}
            />
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
  const { label, sortBy, sortsAs, align, onCard } = column;
  const direction =
    sort === sortBy ? 'ascending' : sort === `-${sortBy}` ? 'descending' : undefined;
  const isSortable = sortBy !== undefined && onSort !== undefined;
  const turn = (by: Key) => {
    const isUp = direction ? direction === 'descending' : sortsAs === undefined;
    onSort?.(isUp ? by : `-${by}`);
  };
  return (
    <th
      role="columnheader"
      scope="col"
      // Its button is not there where the rows are cards.
      aria-label={label}
      aria-sort={isSortable ? direction : undefined}
      data-align={align}
      // Cells without their head would be read with that of the column before.
      data-place={onCard === 'none' ? onCard : undefined}
    >
      {isSortable ? (
        <SortButton direction={direction} onClick={() => turn(sortBy)}>
          {label}
        </SortButton>
      ) : (
        label
      )}
    </th>
  );
}

interface BodyRowProps<Row, Key extends string> {
  row: Row;
  columns: readonly TableColumn<Row, Key>[];
  actionCell: ActionColumn<Row>['cell'] | undefined;
  selectCell: SelectionColumn<Row>['cell'] | undefined;
  isSelected: boolean;
}

/** Plain elements, which the styles of the table reach: a styled one for each cell costs more than it holds. */
const BodyRow = memo(function BodyRow<Row, Key extends string>({
  row,
  columns,
  actionCell,
  selectCell,
  isSelected,
}: BodyRowProps<Row, Key>) {
  return (
    <tr role="row" data-selected={isSelected || undefined}>
      {selectCell ? (
        <td role="cell" data-place="select">
          {selectCell(row, isSelected)}
        </td>
      ) : null}
      {columns.map(({ label, cell, align, onCard }) => (
        <td key={label} role="cell" data-place={onCard} data-align={align}>
          {onCard && onCard !== 'amount' ? null : (
            <span aria-hidden data-label>
              {label}
            </span>
          )}
          {cell(row)}
        </td>
      ))}
      {actionCell ? (
        <td role="cell" data-place="actions">
          {actionCell(row)}
        </td>
      ) : null}
    </tr>
  );
}) as <Row, Key extends string>(props: BodyRowProps<Row, Key>) => ReactNode;
