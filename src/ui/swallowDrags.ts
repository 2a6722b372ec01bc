import type { MouseEvent, PointerEvent, RefObject } from 'react';

/** How far the pointer may slip during a click, in px. */
const SLIP = 8;

/**
 * Props of an element that is dragged sideways with the pointer: the click with which the browser
 * ends a drag reaches nothing within, so that moving a row opens no link in it.
 *
 * @param pressedAt where the pointer went down, in px from the left of the window
 */
export const swallowDrags = (pressedAt: RefObject<number>) => ({
  onPointerDownCapture: ({ clientX }: PointerEvent) => {
    pressedAt.current = clientX;
  },
  onClickCapture: (event: MouseEvent) => {
    // A click by the keyboard has no place.
    if (event.detail === 0 || Math.abs(event.clientX - pressedAt.current) <= SLIP) return;
    event.preventDefault();
    event.stopPropagation();
  },
});
