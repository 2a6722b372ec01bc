import { useEffect } from 'react';

/** What of the page was pressed: the control around it; null where there is none. */
const controlOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('a, button, [role="button"], label') : null;

/**
 * Where the first click of a double click changes the page, the second one lands on whatever has
 * come into that place: the Delete of the next row, or plain text, which takes the focus away from a
 * confirmation. Such a click does nothing.
 */
export function useNoStrayClicks(): void {
  useEffect(() => {
    let pressed: Element | null = null;
    const press = (event: MouseEvent) => {
      // `detail` counts the clicks that follow each other on one spot.
      if (event.detail > 1 && pressed) stop(event);
      else pressed = controlOf(event.target);
    };
    const stop = (event: MouseEvent) => {
      if (event.detail < 2 || !pressed || pressed === controlOf(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('mousedown', press, true);
    window.addEventListener('click', stop, true);
    return () => {
      window.removeEventListener('mousedown', press, true);
      window.removeEventListener('click', stop, true);
    };
  }, []);
}
