import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

/** How far a finger moves sideways to turn to another picture, in px. */
const SWIPE = 44;

/** How far an arrow key leads; undefined for other keys. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Which of several pictures is shown; the last one is followed by the first.
 *
 * @param count how many there are
 * @returns the place of the one shown, from 0; ways to choose another; and props for the elements
 *   within which arrow keys and a finger turn to the next
 */
export function usePictures(count: number) {
  const [chosen, choose] = useState(0);
  const pressedAt = useRef<number | null>(null);
  const index = Math.min(chosen, count - 1);
  const placeAfter = (by: number) => (index + by + count) % count;
  const step = (by: number) => choose(placeAfter(by));
  return {
    index,
    choose,
    step,
    placeAfter,
    keys: {
      onKeyDown: (event: KeyboardEvent) => {
        const by = STEPS[event.key];
        // With another key they are the browser's: Back, Forward, selecting.
        const { altKey, ctrlKey, metaKey, shiftKey } = event;
        if (by === undefined || count < 2 || altKey || ctrlKey || metaKey || shiftKey) return;
        event.preventDefault();
        step(by);
      },
    },
    swipe: {
      onPointerDown: ({ pointerType, isPrimary, clientX }: PointerEvent) => {
        // Two fingers enlarge the page, and turn nothing.
        pressedAt.current = pointerType === 'mouse' || !isPrimary ? null : clientX;
      },
      onPointerUp: ({ clientX }: PointerEvent) => {
        const way = clientX - (pressedAt.current ?? clientX);
        pressedAt.current = null;
        if (Math.abs(way) >= SWIPE) step(way < 0 ? 1 : -1);
      },
    },
  };
}
