import { useCallback, useRef } from 'react';

/**
 * Moves the focus to something new on the page, such as the review that was just posted.
 *
 * @returns a ref for the element that is to have the focus; each key is focused once
 */
export function useFocusOnce(key: string | null): (element: HTMLElement | null) => void {
  const focused = useRef<string | null>(null);
  return useCallback(
    (element) => {
      if (!element || key === null || focused.current === key) return;
      focused.current = key;
      element.scrollIntoView({ block: 'center' });
      element.focus({ preventScroll: true });
    },
    [key],
  );
}
