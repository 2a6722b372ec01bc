import { useEffect, useRef } from 'react';

/** How long after a move the slider is asked whether it takes orders again, in ms. */
const PAUSE = 50;

/**
 * What is pressed while a slider moves: it takes no orders then, so they wait, and are carried out one
 * after the other.
 *
 * @param isOn whether there is a slider; without it nothing waits
 * @param speed of a move, in ms
 * @param most how many orders wait
 */
export function useSlideOrders(isOn: boolean, speed: number, most: number) {
  const waiting = useRef<(() => void)[]>([]);
  const isMoving = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      waiting.current = [];
      isMoving.current = false;
      clearTimeout(timer.current);
    },
    [isOn],
  );

  const goOn = () => {
    isMoving.current = false;
    const [next] = waiting.current;
    if (!next) return;
    // It may still be refused, and is tried again; once it begins, the next one waits for the end of it.
    clearTimeout(timer.current);
    timer.current = setTimeout(goOn, PAUSE);
    next();
  };

  return {
    /** Orders a move; now, or after those that were ordered before. */
    order(move: () => void) {
      waiting.current = [...waiting.current.slice(0, most), move];
      if (!isMoving.current) goOn();
    },
    /** Notes a move that the slider is about to make of itself, in the place of all that wait. */
    orderOnly(move: () => void) {
      waiting.current = [move];
    },
    /** To be called when a move begins, whatever ordered it. */
    onBegin() {
      waiting.current.shift();
      isMoving.current = true;
      clearTimeout(timer.current);
      timer.current = setTimeout(goOn, speed + PAUSE);
    },
  };
}
