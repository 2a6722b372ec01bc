import { useEffect, useState } from 'react';

/**
 * Whether the page is scrolled down by more than that many pixels. Renders anew only when the
 * answer changes.
 */
export function useScrolledPast(pixels: number): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const check = () => setPast(window.scrollY > pixels);
    // Reading the position any earlier would force the browser to lay out the page twice.
    const first = requestAnimationFrame(check);
    window.addEventListener('scroll', check, { passive: true });
    return () => {
      cancelAnimationFrame(first);
      window.removeEventListener('scroll', check);
    };
  }, [pixels]);
  return isPast;
}
