import { useLayoutEffect, useRef } from 'react';
import { LISTING_PARTS, partId, type ListingPart } from './listingParts';
import type { OpenPart } from './useFormStep';

/** The part of the form around an element; undefined outside of all. */
const partAround = (element: Element | null): ListingPart | undefined => {
  const id = element?.closest('section')?.getAttribute('aria-labelledby');
  return LISTING_PARTS.find((part) => partId(part) === id);
};

/**
 * Keeps one where one is when a phone is turned, which brings all parts on the page, or one by one: what
 * has the focus keeps it, in view and in the part that is open. Where it has gone, such as the button of
 * a step, the open part gets the focus.
 *
 * @param show opens a part, and has the element in it focused then
 */
export function useTurnedPhone(
  { isStepped, part }: OpenPart,
  show: (part: ListingPart, focused: HTMLElement) => void,
): void {
  const was = useRef(isStepped);
  // Before the browser takes the focus out of what is hidden now.
  useLayoutEffect(() => {
    if (was.current === isStepped) return;
    was.current = isStepped;
    const focused = document.activeElement;
    const around = partAround(focused);
    if (isStepped && around && around !== part && focused instanceof HTMLElement) {
      show(around, focused);
      return;
    }
    const target = around ? focused : document.getElementById(partId(part));
    if (focused === document.body && target instanceof HTMLElement) {
      target.focus({ preventScroll: true });
    }
    target?.scrollIntoView({ block: around ? 'center' : 'start' });
  });
}
