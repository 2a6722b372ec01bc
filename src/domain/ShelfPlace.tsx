import { useState, type ReactNode } from 'react';
import { LazySection } from '../ui/LazySection';

export interface ShelfPlaceProps {
  /** Makes a `DealShelf`, which is given what to call once it is known whether it is empty. */
  children: (onKnown: (isEmpty: boolean) => void) => ReactNode;
}

/** The place of a shelf at the end of a page: kept free, until the shelf turns out to be empty. */
export function ShelfPlace({ children }: ShelfPlaceProps) {
  const [isEmpty, setEmpty] = useState(false);
  return (
    <LazySection minHeight={isEmpty ? 0 : { xs: 400, sm: 480 }}>{children(setEmpty)}</LazySection>
  );
}
