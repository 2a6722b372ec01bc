import { useCallback, type Dispatch, type SetStateAction } from 'react';
import { Checkbox } from './Choice';
import type { SelectionColumn } from './DataTable';

type Ids = ReadonlySet<string>;

/** Which rows of a table are selected, and how to select others. */
export interface TableSelection<Row> {
  /** The ids of the selected rows; those of other pages may be among them. */
  selected: Ids;
  onChange: Dispatch<SetStateAction<Ids>>;
  /** Names a row: the box that selects it says `Select` and this. The same function each time. */
  nameOf: (row: Row) => string;
}

/** Sets or takes off some ids. */
function changed(selected: Ids, ids: readonly string[], on: boolean): Ids {
  const next = new Set(selected);
  for (const id of ids) {
    if (on) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** The column of boxes that select rows, for `selection` of a `DataTable` with these rows. */
export function useSelection<Row extends { id: string }>(
  rows: readonly Row[],
  { selected, onChange, nameOf }: TableSelection<Row>,
): SelectionColumn<Row> {
  const cell = useCallback(
    (row: Row, isSelected: boolean) => (
      <Checkbox
        checked={isSelected}
        onChange={({ target }) => onChange((now) => changed(now, [row.id], target.checked))}
        aria-label={`Select ${nameOf(row)}`}
      />
    ),
    [onChange, nameOf],
  );
  return {
    isSelected: ({ id }) => selected.has(id),
    head: <SelectAllBox ids={rows.map(({ id }) => id)} selected={selected} onChange={onChange} />,
    cell,
  };
}

interface SelectAllBoxProps extends Pick<TableSelection<never>, 'selected' | 'onChange'> {
  /** The rows of the page. */
  ids: readonly string[];
}

/** Selects all rows of the page, or none. */
function SelectAllBox({ ids, selected, onChange }: SelectAllBoxProps) {
  const count = ids.filter((id) => selected.has(id)).length;
  const isAll = count > 0 && count === ids.length;
  return (
    <Checkbox
      checked={isAll}
      indeterminate={count > 0 && !isAll}
      onChange={() => onChange((now) => changed(now, ids, !isAll))}
      aria-label="Select all on this page"
    />
  );
}
