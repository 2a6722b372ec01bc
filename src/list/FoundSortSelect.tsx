import { SortSelect } from './SortSelect';

/** The name of the order by how well the words of a search are answered. */
export const BEST = 'best';

type Named<Sort extends string> = Readonly<Record<Sort, { label: string }>>;

export interface FoundSortSelectProps<Sort extends string> {
  /** What the list is asked for. */
  query: { q: string; sort: Sort | typeof BEST };
  /** The orders by name, {@link BEST} first, which is the default. */
  sorts: Named<Sort | typeof BEST>;
  /** The order that the server falls back to where no words are searched for. */
  usual: Sort;
  onChange: (sort: Sort | typeof BEST) => void;
}

/**
 * The order of a list whose default is how well it answers the words that are searched for; without
 * words that is its usual order, and called so.
 */
export function FoundSortSelect<Sort extends string>({
  query: { q, sort },
  sorts,
  usual,
  onChange,
}: FoundSortSelectProps<Sort>) {
  if (q !== '') return <SortSelect sort={sort} sorts={sorts} onChange={onChange} />;
  const { [BEST]: _, ...others } = sorts;
  return (
    <SortSelect
      sort={sort === BEST ? usual : sort}
      sorts={others as Named<Sort>}
      onChange={(name) => onChange(name === usual ? BEST : name)}
    />
  );
}
