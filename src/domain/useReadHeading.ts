import { useEffect, useState } from 'react';

/** A heading that has come this far up, in px below the window's upper edge, begins what is read. */
const READING_LINE = 160;

/**
 * The id of the heading whose part is read: the last one above the reading line. Null above the
 * first, and before the page has been scrolled.
 *
 * @param ids of the headings in their order, with spaces between them
 */
export function useReadHeading(ids: string): string | null {
  const [read, setRead] = useState<string | null>(null);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const passed = ids.split(' ').filter((id) => {
        const heading = document.getElementById(id);
        return heading !== null && heading.getBoundingClientRect().top < READING_LINE;
      });
      setRead(passed.at(-1) ?? null);
    };
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [ids]);
  return read;
}
