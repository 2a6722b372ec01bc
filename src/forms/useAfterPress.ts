import { useCallback, useEffect, useRef } from 'react';

/**
 * Puts off work while a pointer is pressed. Pressing a button takes the focus out of a field; if
 * its message appeared right then, the button would move away from under the pointer before the
 * click is complete.
 *
 * @returns a function that runs its callback at once, or after the click where a pointer is down
 */
export function useAfterPress(): (callback: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      // The click follows the release; a timer comes after both.
      setTimeout(() => {
        for (const callback of waiting.current.splice(0)) callback();
      });
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', release, true);
    document.addEventListener('pointercancel', release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointerup', release, true);
      document.removeEventListener('pointercancel', release, true);
    };
  }, []);

  return useCallback((callback) => {
    if (isPressed.current) waiting.current.push(callback);
    else callback();
  }, []);
}
