import Box from '@mui/material/Box';
import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { idleMoment } from './loadCarousel';

export interface LazySectionProps {
  /**
   * Height in px kept free, per breakpoint where it differs: the least height of the content, so
   * that the scrollbar is honest and nothing jumps.
   */
  minHeight: number | string | { xs: number; sm?: number; md?: number; lg?: number };
  /** How far outside the window the content is made already. */
  rootMargin?: string;
  children: ReactNode;
}

/**
 * Holds back what is below the fold until it is near or the first view is done and the browser
 * idle: its requests, its code and its nodes. So the first view comes first, and finding in the
 * page and printing reach everything soon after. Where nearness can't be known, and for printing,
 * it holds nothing back.
 */
export function LazySection({ minHeight, rootMargin = '400px 0px', children }: LazySectionProps) {
  const [near, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (near || !place.current) return undefined;
    const show = () => setNear(true);
    if (typeof IntersectionObserver === 'undefined') {
      const timer = setTimeout(show);
      return () => clearTimeout(timer);
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) show();
      },
      { rootMargin },
    );
    observer.observe(place.current);
    const left = new AbortController();
    void idleMoment(left.signal).then(() => {
      if (!left.signal.aborted) startTransition(show);
    });
    // The browser takes its picture as soon as the listeners return.
    const showAtOnce = () => flushSync(show);
    window.addEventListener('beforeprint', showAtOnce);
    return () => {
      left.abort();
      observer.disconnect();
      window.removeEventListener('beforeprint', showAtOnce);
    };
  }, [near, rootMargin]);

  return (
    <Box ref={place} sx={{ minHeight }}>
      {near ? children : null}
    </Box>
  );
}
