import { useRef } from 'react';

/**
 * For what comes after a drawer or dialog: it waits until that is gone, because it gives the focus back
 * first, to a button that the page may hide by then.
 *
 * @param onClose closes it
 * @returns `closeAnd(next)` closes it and remembers what comes next; `onGone` belongs on its `onGone`
 */
export function useCloseAnd(onClose: () => void) {
  const afterwards = useRef<(() => void) | null>(null);
  return {
    closeAnd: (next: () => void) => {
      afterwards.current = next;
      onClose();
    },
    onGone: () => {
      afterwards.current?.();
      afterwards.current = null;
    },
  };
}
