import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { headCell, selectCell } from './dataTableStyles';

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

interface SelectAllCellProps<Row> {
  rows: readonly Row[];
  selection: TableSelection<Row>;
}

/** The head of the boxes: selects all rows of the page, or none. */
export function SelectAllCell<Row extends { id: string }>({
  rows,
  selection: { selected, onChange },
}: SelectAllCellProps<Row>) {
  const count = rows.filter(({ id }) => selected.has(id)).length;
  const isAll = count > 0 && count === rows.length;
  const ids = rows.map(({ id }) => id);
  return (
    <Box
      component="th"
      role="columnheader"
      scope="col"
      data-selects
      sx={[headCell, { width: 48, pr: 0 }]}
    >
      <Checkbox
        size="small"
        checked={isAll}
        indeterminate={count > 0 && !isAll}
        onChange={() => onChange(changed(selected, ids, !isAll))}
        slotProps={{ input: { 'aria-label': 'Select all on this page' } }}
      />
    </Box>
  );
}

interface SelectCellProps<Row> {
  row: Row;
  selection: TableSelection<Row>;
}

/** The box that selects one row. */
export function SelectCell<Row extends { id: string }>({
  row,
  selection: { selected, onChange, nameOf },
}: SelectCellProps<Row>) {
  return (
    <Box component="td" role="cell" sx={selectCell}>
      <Checkbox
        size="small"
        checked={selected.has(row.id)}
        onChange={(_, on) => onChange(changed(selected, [row.id], on))}
        slotProps={{ input: { 'aria-label': `Select ${nameOf(row)}` } }}
      />
    </Box>
  );
}
