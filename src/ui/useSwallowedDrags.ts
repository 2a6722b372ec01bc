import { useRef, type MouseEvent, type PointerEvent } from 'react';

/** How far the pointer may slip during a click, in px. */
const SLIP = 8;

/**
 * Keeps the click with which the browser ends a drag from everything within, so that moving a row
 * opens no link in it.
 *
 * @returns props for the element that is dragged sideways with the pointer
 */
export function useSwallowedDrags() {
  /** Where the pointer went down, in px from the left of the window. */
  const pressedAt = useRef(0);
  return {
    onPointerDownCapture: ({ clientX }: PointerEvent) => {
      pressedAt.current = clientX;
    },
    onClickCapture: (event: MouseEvent) => {
      // A click by the keyboard has no place.
      if (event.detail === 0 || Math.abs(event.clientX - pressedAt.current) <= SLIP) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
