import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import type { Carousel, CarouselProps } from '../../ui/Carousel';
import { CarouselSkeleton } from '../../ui/CarouselFrame';

/** When the code of the sliders is fetched at the latest, in ms, if nobody stirs before. */
const LATEST = 4000;

const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/**
 * Resolves with the first sign that somebody is at the page, or a few seconds on. Nothing of the
 * first view needs the code of the sliders, so it must not compete with what does.
 */
function somebodyStirs(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, done, true);
      resolve();
    };
    const timer = setTimeout(done, LATEST);
    for (const sign of SIGNS_OF_LIFE) {
      window.addEventListener(sign, done, { capture: true, passive: true });
    }
  });
}

let code: Promise<typeof Carousel> | undefined;

/** The code of the slider, fetched once. */
function loadCarousel(): Promise<typeof Carousel> {
  code ??= somebodyStirs()
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
