import { useEffect, type RefObject } from 'react';
import type { PageFootLayer } from '../theme/tokens';

/** Of a field of several lines browsers bring only the line with the caret into sight. */
function showWholeField({ key }: KeyboardEvent): void {
  const field = document.activeElement;
  if (key === 'Tab' && field instanceof HTMLTextAreaElement)
    field.scrollIntoView({ block: 'nearest' });
}

/**
 * Tells the page that something lies at the bottom of the window: what gets the focus is scrolled
 * clear of it, and messages are shown above it.
 *
 * @param layer which of the things that may lie there
 * @param place what lies there, with the room below it as its margin
 * @param isShown whether it is there now
 */
export function usePageFoot(
  layer: PageFootLayer,
  place: RefObject<HTMLElement | null>,
  isShown: boolean,
): void {
  useEffect(() => {
    const element = place.current;
    if (!isShown || !element) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const { marginBottom } = getComputedStyle(element);
      // A negative margin only says how deep it rests at the end of the page.
      const { height: own } = element.getBoundingClientRect();
      const height = own + Math.max(0, Number.parseFloat(marginBottom) || 0);
      style.setProperty(`--foot-${layer}`, `${Math.ceil(height)}px`);
    });
    observer.observe(element);
    const clear = (event: KeyboardEvent) => showWholeField(event);
    document.addEventListener('keyup', clear);
    return () => {
      observer.disconnect();
      document.removeEventListener('keyup', clear);
      style.removeProperty(`--foot-${layer}`);
    };
  }, [layer, place, isShown]);
}
