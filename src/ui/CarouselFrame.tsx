import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Slides side by side: `base` on the narrowest window, then from each window width in px on. */
export interface SlidesToShow {
  base: number;
  [minWidth: number]: number;
}

/** The window widths of a `SlidesToShow`, ascending. */
export function widthsOf(slidesToShow: SlidesToShow): number[] {
  return Object.keys(slidesToShow)
    .filter((key) => key !== 'base')
    .map(Number)
    .sort((a, b) => a - b);
}

/** From this window width in px on slides move; below it they are swiped through. */
export const PHONE_UP_TO = [600];

/** Room between slides, in px. */
export const SLIDE_GAP = 20;

/** Height of the row of dots, in px, kept even where there are none, so that nothing moves. */
export const DOTS_HEIGHT = 40;

export interface CarouselFrameProps {
  /** Heading of the carousel: text only, because the first control must be the pause button. */
  heading?: ReactNode;
  controls?: ReactNode;
  /** The way to all of what is in the slides, at the far end. */
  more?: ReactNode;
  children: ReactNode;
}

/** Heading and controls above, slides below: the same box with and without the slider's code. */
export function CarouselFrame({ heading, controls, more, children }: CarouselFrameProps) {
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'flex-end',
          gap: 2,
          minHeight: 40,
          mb: { xs: 2, md: 2.5 },
        }}
      >
        <Box sx={{ flexGrow: 1 }}>{heading}</Box>
        <Box className="Carousel-controls" sx={{ display: 'flex', gap: 1, flexShrink: 0 }}>
          {controls}
        </Box>
        {more}
      </Box>
      {children}
    </>
  );
}

export interface CarouselRowProps {
  slidesToShow: SlidesToShow;
  /** One node per slide. */
  children: ReactNode;
  /** Names the row where it holds slides to read: the keyboard can scroll it then. */
  label?: string;
}

/** The slides in a plain row that scrolls sideways, in the places where the slider puts them. */
export function CarouselRow({ slidesToShow, children, label }: CarouselRowProps) {
  const shown: Record<string, unknown> = { '--shown': slidesToShow.base };
  for (const width of widthsOf(slidesToShow)) {
    shown[`@media (min-width: ${width}px)`] = { '--shown': slidesToShow[width] };
  }
  return (
    <Box
      {...(label === undefined ? {} : { role: 'group', 'aria-label': label, tabIndex: 0 })}
      sx={{
        ...shown,
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: `calc((100% - (var(--shown) - 1) * ${SLIDE_GAP}px) / var(--shown))`,
        columnGap: `${SLIDE_GAP}px`,
        overflowX: 'auto',
        scrollbarWidth: 'none',
        // Inside for shadows and focus rings, outside not seen.
        pt: 1.5,
        pb: 4.5,
        px: `${SLIDE_GAP / 2}px`,
        mt: -1.5,
        mx: `-${SLIDE_GAP / 2}px`,
        scrollPaddingInline: `${SLIDE_GAP / 2}px`,
        mb: `${DOTS_HEIGHT - 36}px`,
        [`@media (max-width: ${PHONE_UP_TO[0]! - 0.05}px)`]: {
          gridAutoColumns: 'min(86%, 340px)',
          columnGap: 1.5,
          px: 2,
          mx: -2,
          mb: 0,
          pb: 3,
          scrollPaddingInline: '16px',
          scrollSnapType: 'x proximity',
          // It goes from edge to edge of the window, which would cut a ring outside of it.
          '&:focus-visible': { outlineOffset: '-2px' },
          '& > *': { scrollSnapAlign: 'start' },
        },
      }}
    >
      {children}
    </Box>
  );
}

export interface CarouselSkeletonProps
  extends CarouselRowProps, Pick<CarouselFrameProps, 'heading' | 'more'> {}

/** Stands for a carousel while its data or its code is on the way. */
export function CarouselSkeleton({ heading, more, ...row }: CarouselSkeletonProps) {
  return (
    <CarouselFrame heading={heading} more={more}>
      <CarouselRow {...row} />
    </CarouselFrame>
  );
}
