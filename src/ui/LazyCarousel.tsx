import Box from '@mui/material/Box';
import { Children, startTransition, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { Carousel as Slider, CarouselProps } from './Carousel';
import { CarouselSkeleton } from './CarouselFrame';
import { goodMoment, loadCarousel } from './loadCarousel';

/**
 * A carousel whose slides are there before its code: at first they are in a plain row of the same
 * size, which scrolls sideways. The row is replaced when that disturbs no one, and stays if the
 * code can't be loaded, or someone goes through it already: they would be back at its start.
 */
export function LazyCarousel(props: CarouselProps) {
  const row = useRef<HTMLElement>(null);
  const [Loaded, setLoaded] = useState<typeof Slider | null>(null);

  useEffect(() => {
    const left = new AbortController();
    loadCarousel()
      .then(async ({ Carousel, isAtStart }) => {
        await goodMoment(row.current, left.signal);
        if (!left.signal.aborted && isAtStart(row.current)) {
          startTransition(() => setLoaded(() => Carousel));
        }
      })
      .catch(() => undefined);
    return () => left.abort();
  }, []);

  const { label, heading, more, slidesToShow, children } = props;
  const slides = Children.toArray(children);
  // The slides out of sight are work that the first paint need not wait for.
  const count = useDeferredValue(
    slides.length,
    Math.max(...Object.values<number>({ ...slidesToShow })),
  );

  if (Loaded) return <Loaded {...props} />;
  return (
    <Box component="section" ref={row} aria-label={label}>
      <CarouselSkeleton heading={heading} more={more} slidesToShow={slidesToShow} label={label}>
        {slides.slice(0, count)}
      </CarouselSkeleton>
    </Box>
  );
}
