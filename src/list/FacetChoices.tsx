import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { FacetsMissing } from './FacetsMissing';

export interface FacetChoicesProps<Choice> {
  /** What the server says of a filter; undefined on its way, null if it could not be loaded. */
  facet: readonly Choice[] | null | undefined;
  /**
   * The choices that the URL can hold, where they are fixed; one that a later version of the server
   * adds is left out.
   */
  known?: readonly (string | number)[] | null;
  /** How many rows stand there while it is on its way; one for each known choice if left out. */
  rows?: number;
  children: (choices: readonly Choice[]) => ReactNode;
}

/** The choices of a filter once the server has named them; rows of their height before. */
export function FacetChoices<Choice extends { value: string }>({
  facet,
  known,
  rows = known?.length,
  children,
}: FacetChoicesProps<Choice>) {
  if (facet === null) return <FacetsMissing />;
  if (facet) {
    return children(known ? facet.filter(({ value }) => known.map(String).includes(value)) : facet);
  }
  return Array.from({ length: rows ?? 0 }, (_, index) => (
    <Skeleton key={index} height={32} width={`${85 - ((index * 17) % 35)}%`} />
  ));
}
