import { useEffect } from 'react';

/** What of the page was pressed: the control around it; null where there is none. */
const controlOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('a, button, [role="button"], label') : null;

interface Pressed {
  control: Element;
  /** What it said. */
  words: string | null;
}

/**
 * Where the first click of a double click changes the page, the second one lands on whatever has
 * come into that place: the Delete of the next row, or plain text, which takes the focus away from a
 * confirmation, or the same button, which says by now to take back what was done. Such a click does
 * nothing.
 */
export function useNoStrayClicks(): void {
  useEffect(() => {
    let pressed: Pressed | null = null;
    const press = (event: MouseEvent) => {
      // `detail` counts the clicks that follow each other on one spot.
      if (event.detail > 1 && pressed) stop(event);
      else {
        const control = controlOf(event.target);
        pressed = control && { control, words: control.textContent };
      }
    };
    const stop = (event: MouseEvent) => {
      if (event.detail < 2 || !pressed) return;
      const { control, words } = pressed;
      if (control === controlOf(event.target) && control.textContent === words) return;
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
