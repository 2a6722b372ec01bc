import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Marks the places that take a picture. */
export const PLACE = 'data-picture-place';

/** The first picture among files that were dropped or pasted. */
export const pictureAmong = (files: FileList | null | undefined): File | undefined =>
  [...(files ?? [])].find(({ type }) => type.startsWith('image/')) ?? files?.[0];

/** Where a paste goes: to the place with the focus, else to the one under the pointer. */
function placeOf(target: EventTarget | null): Element | null {
  const element = target instanceof Element ? target : document.body;
  // Into a text one pastes text, wherever the pointer rests.
  if (element.closest('input, textarea')) return null;
  return element.closest(`[${PLACE}]`) ?? document.querySelector(`[${PLACE}]:hover`);
}

/**
 * Takes a picture that is pasted into a place. A click there opens the choice of files, so the pointer
 * over it is enough; text is left alone.
 */
export function usePastedPicture(
  place: RefObject<Element | null>,
  take: (file: File | undefined) => void,
): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = event.clipboardData?.files;
    if (!files?.length || placeOf(event.target) !== place.current) return;
    event.preventDefault();
    take(pictureAmong(files));
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
