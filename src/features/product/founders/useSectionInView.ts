import { useEffect, useState } from 'react';

/** A section counts as being read once its heading has come this far up: px from the window's top. */
const READING_LINE = 160;

/**
 * Which section is being read: the last one whose heading has passed the reading line, else the
 * first.
 *
 * @param ids element ids of the headings, in the order of the page
 */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');

  useEffect(() => {
    const update = () => {
      const passed = key.split(' ').filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= READING_LINE;
      });
      setCurrent(passed.at(-1) ?? key.split(' ')[0]);
    };
    let frame = 0;
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, [key]);

  return current;
}
