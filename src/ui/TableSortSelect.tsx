import type { TableColumn, TableSort } from './DataTable';
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
      {columns.flatMap(({ label, sortBy, sortsAs }) => {
        if (sortBy === undefined) return [];
        const [up, down] = WAYS[sortsAs ?? 'text'];
        const ways = [
          <option key={sortBy} value={sortBy}>{`${label}: ${up}`}</option>,
          <option key={`-${sortBy}`} value={`-${sortBy}`}>{`${label}: ${down}`}</option>,
        ];
        return sortsAs ? ways.reverse() : ways;
      })}
    </NativeSelect>
  );
}
