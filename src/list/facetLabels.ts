import type { NameOf } from './listState';

/** How the server calls the choices of a filter; nothing is known while there is no facet. */
export const labelIn =
  (facet: readonly { value: string; label: string }[] | undefined): NameOf =>
  (id) =>
    facet?.find(({ value }) => value === id)?.label;
