import type { TableColumn, TableSort } from './DataTable';
import { NativeSelect } from './NativeSelect';

export interface TableSortSelectProps<Key extends string> {
  columns: readonly Pick<TableColumn<never, Key>, 'label' | 'sortBy' | 'first'>[];
  sort: TableSort<Key> | undefined;
  onSort: (sort: TableSort<Key>) => void;
}

/** The orders of a table whose rows are cards: there it has no heads to sort it by. */
export function TableSortSelect<Key extends string>({
  columns,
  sort,
  onSort,
}: TableSortSelectProps<Key>) {
  const isByColumn =
    sort !== undefined && columns.some(({ sortBy }) => [sortBy, `-${sortBy}`].includes(sort));
  return (
    <NativeSelect
      label="Sort by"
      value={isByColumn ? sort : ''}
      onChange={(value) => onSort(value as TableSort<Key>)}
    >
      {isByColumn ? null : <option value="">Sort by</option>}
      {columns.flatMap(({ label, sortBy, first = 'ascending' }) => {
        if (sortBy === undefined) return [];
        const ways = [
          <option key={sortBy} value={sortBy}>{`${label}, ascending`}</option>,
          <option key={`-${sortBy}`} value={`-${sortBy}`}>{`${label}, descending`}</option>,
        ];
        return first === 'ascending' ? ways : ways.reverse();
      })}
    </NativeSelect>
  );
}
