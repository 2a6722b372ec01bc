import Checkbox from '@mui/material/Checkbox';
import type { SelectionColumn } from './DataTable';

/** Which rows of a table are selected, and how to select others. */
export interface TableSelection<Row> {
  /** The ids of the selected rows; those of other pages may be among them. */
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Names a row: the box that selects it says `Select` and this. */
  nameOf: (row: Row) => string;
}

/** Sets or takes off some ids. */
function changed(selected: ReadonlySet<string>, ids: readonly string[], on: boolean): Set<string> {
  const next = new Set(selected);
  for (const id of ids) {
    if (on) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** The column of boxes that select rows, for `selection` of a `DataTable` with these rows. */
export function selectionColumn<Row extends { id: string }>(
  rows: readonly Row[],
  selection: TableSelection<Row>,
): SelectionColumn<Row> {
  return {
    isSelected: ({ id }) => selection.selected.has(id),
    head: <SelectAllBox rows={rows} selection={selection} />,
    cell: (row) => <SelectBox row={row} selection={selection} />,
  };
}

interface SelectAllBoxProps<Row> {
  rows: readonly Row[];
  selection: TableSelection<Row>;
}

/** Selects all rows of the page, or none. */
function SelectAllBox<Row extends { id: string }>({
  rows,
  selection: { selected, onChange },
}: SelectAllBoxProps<Row>) {
  const count = rows.filter(({ id }) => selected.has(id)).length;
  const isAll = count > 0 && count === rows.length;
  const ids = rows.map(({ id }) => id);
  return (
    <Checkbox
      size="small"
      checked={isAll}
      indeterminate={count > 0 && !isAll}
      onChange={() => onChange(changed(selected, ids, !isAll))}
      slotProps={{ input: { 'aria-label': 'Select all on this page' } }}
    />
  );
}

interface SelectBoxProps<Row> {
  row: Row;
  selection: TableSelection<Row>;
}

/** Selects one row. */
function SelectBox<Row extends { id: string }>({
  row,
  selection: { selected, onChange, nameOf },
}: SelectBoxProps<Row>) {
  return (
    <Checkbox
      size="small"
      checked={selected.has(row.id)}
      onChange={(_, on) => onChange(changed(selected, [row.id], on))}
      slotProps={{ input: { 'aria-label': `Select ${nameOf(row)}` } }}
    />
  );
}
