import { useEffect, useState } from 'react';

/**
 * Whether the page is scrolled down by more than that many pixels. Renders again only when the
 * answer changes. The position is first read when the page scrolls, also when it is restored:
 * to read it earlier would make the browser lay out the page before its first paint.
 */
export function useScrolledPast(pixels: number): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const check = () => setPast(window.scrollY > pixels);
    window.addEventListener('scroll', check, { passive: true });
    return () => window.removeEventListener('scroll', check);
  }, [pixels]);
  return isPast;
}
