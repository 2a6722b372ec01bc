import type { Store } from '../store/store';

/** A case number that was never given out, whatever is filed under it: `DW-100017`. */
export const nextCaseNumber = (store: Store): string =>
  store.nextId('case').replace('case-', 'DW-');
