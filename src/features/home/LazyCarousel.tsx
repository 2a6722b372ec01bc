import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import type { Carousel, CarouselProps } from '../../ui/Carousel';
import { CarouselSkeleton } from '../../ui/CarouselFrame';

/** How long the first view is left alone before the code of the sliders is fetched, in ms. */
const HEAD_START = 1500;

function browserIsIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callback; waiting a little comes to the same.
    if (typeof requestIdleCallback === 'function') {
      requestIdleCallback(() => resolve(), { timeout: 2000 });
    } else setTimeout(resolve, 200);
  });
}

let code: Promise<typeof Carousel> | undefined;

/** The code of the slider, fetched once and after everything that is seen first. */
function loadCarousel(): Promise<typeof Carousel> {
  code ??= new Promise((resolve) => setTimeout(resolve, HEAD_START))
    .then(browserIsIdle)
    .then(() => import('../../ui/Carousel'))
    .then((module) => module.Carousel);
  code.catch(() => {
    code = undefined;
  });
  return code;
}

/** Resolves at once, or when the focus next leaves the element. */
function focusOutside(element: HTMLElement | null): Promise<void> {
  return new Promise((resolve) => {
    const check = (event?: FocusEvent) => {
      const focused = event ? event.relatedTarget : document.activeElement;
      if (element && focused instanceof Node && element.contains(focused)) return;
      element?.removeEventListener('focusout', check);
      resolve();
    };
    element?.addEventListener('focusout', check);
    check();
  });
}

/**
 * A carousel whose slides are there before its code: at first they stand in a plain row of the same
 * size, which scrolls sideways. The row is replaced where that takes the focus from nobody, and
 * stays if the code can't be had.
 */
export function LazyCarousel(props: CarouselProps) {
  const row = useRef<HTMLElement>(null);
  const [Loaded, setLoaded] = useState<typeof Carousel | null>(null);

  useEffect(() => {
    let isCurrent = true;
    loadCarousel()
      .then(async (component) => {
        await focusOutside(row.current);
        if (isCurrent) setLoaded(() => component);
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, []);

  if (Loaded) return <Loaded {...props} />;
  const { label, heading, slidesToShow, children } = props;
  return (
    <Box component="section" ref={row} aria-label={label}>
      <CarouselSkeleton heading={heading} slidesToShow={slidesToShow}>
        {children}
      </CarouselSkeleton>
    </Box>
  );
}
