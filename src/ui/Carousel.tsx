import Box from '@mui/material/Box';
import {
  Children,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type DragEvent,
  type FocusEvent,
  type ReactNode,
  type TouchEvent,
} from 'react';
import SlickModule from 'react-slick';
import { CarouselControls } from './CarouselControls';
import {
  CarouselFrame,
  CarouselRow,
  PHONE_UP_TO,
  widthsOf,
  type SlidesToShow,
} from './CarouselFrame';
import { carouselStyles } from './carouselStyles';
import { soughtSlide, unscroll } from './soughtSlide';
import { tidySlides } from './tidySlides';
import { useSlideOrders } from './useSlideOrders';
import { useSwallowedDrags } from './useSwallowedDrags';
import { usePrefersReducedMotion, useReachedWidth } from './useMatchMedia';
import { useAutoplay } from './useAutoplay';
import { VisuallyHidden } from './VisuallyHidden';

/** Bundlers disagree on what the default import of this CommonJS package is. */
function unwrap(module: typeof SlickModule | { default: typeof SlickModule }): typeof SlickModule {
  return 'default' in module ? module.default : module;
}

const Slider = unwrap(SlickModule);

/** Length of one move in ms (the specification, section 9), and the rest between two. */
const SPEED = 500;
const REST = 5000;

/** More would say nothing at a glance: a bar shows the place then. */
const MOST_DOTS = 6;

/** A row that was scrolled no farther than this, in px, may begin from the start. */
const SLIP = 40;

/** Whether nobody goes through the slides yet, while they are a plain row. */
export function isAtStart(carousel: Element | null): boolean {
  const row = carousel?.querySelector('[role="group"]');
  return !row || row.scrollLeft <= SLIP;
}

export interface CarouselProps {
  /** Names the carousel for assistive technology, for example "Best offers". */
  label: string;
  /** Heading above the slides: text only, because the first control must be the pause button. */
  heading?: ReactNode;
  /** The way to all of what is in the slides. */
  more?: ReactNode;
  slidesToShow: SlidesToShow;
  /** Whether it moves by itself; never for people who ask for less motion. */
  autoplay?: boolean;
  /** One node per slide; each fills the height of its slide. */
  children: ReactNode;
}

const subscribeToNothing = () => () => {};

/** False on the server and in the first render over its markup. */
function useIsBrowser(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

/**
 * A row of slides that loops: autoplay with a pause button that comes first, previous and next,
 * dots or a bar for the place, swipe. Focus or pointer on it stop it. As many slides as fit, or
 * fewer, stand still; on phones all of them are in a row to swipe through.
 */
export function Carousel({
  label,
  heading,
  more,
  slidesToShow,
  autoplay = true,
  children,
}: CarouselProps) {
  const root = useRef<HTMLElement>(null);
  const slider = useRef<InstanceType<typeof Slider>>(null);
  const rotation = useRef<HTMLButtonElement>(null);
  const swallowedDrags = useSwallowedDrags();
  const [current, setCurrent] = useState(0);
  const [choice, setChoice] = useState<boolean | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const reducedMotion = usePrefersReducedMotion();
  const inBrowser = useIsBrowser();
  const reached = useReachedWidth(widthsOf(slidesToShow));

  const slides = Children.toArray(children);
  const shown = slidesToShow[reached] ?? slidesToShow.base;
  // On phones a finger moves the row, and the next slide peeks in.
  const isPhone = useReachedWidth(PHONE_UP_TO) === 0;
  const moves = inBrowser && slides.length > shown && !isPhone;
  const playing = choice ?? (autoplay && !reducedMotion);
  const running = moves && playing && !hovered && !focused;
  // After a time as a row, on a phone that was turned, it begins from the start.
  const [moved, setMoved] = useState(moves);
  if (moved !== moves) {
    setMoved(moves);
    setCurrent(0);
  }

  useAutoplay(running ? REST + SPEED : null, root, () => slider.current?.slickNext());
  useLayoutEffect(() => tidySlides(root.current));

  const speed = reducedMotion ? 0 : SPEED;
  const { order, orderOnly, onBegin } = useSlideOrders(moves, speed, slides.length);

  const follow = () => {
    const sought = soughtSlide(root.current, slides.length);
    if (sought === undefined) return;
    setChoice(false);
    // While it moves, the slider takes no orders; it updates when that is over.
    slider.current?.slickGoTo(sought, true);
  };
  const arrange = () => {
    tidySlides(root.current);
    follow();
  };

  const framed = slides.map((slide, index) => (
    <div
      key={index}
      className="carousel-slide"
      role="group"
      aria-roledescription="slide"
      aria-label={`${index + 1} of ${slides.length}`}
    >
      {slide}
    </div>
  ));

  return (
    <Box
      component="section"
      ref={root}
      aria-roledescription="carousel"
      aria-label={label}
      onFocus={({ target }: FocusEvent<HTMLElement>) => setFocused(target !== rotation.current)}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      }}
      sx={carouselStyles}
    >
      <CarouselFrame
        heading={heading}
        more={more}
        controls={
          moves ? (
            <CarouselControls
              label={label}
              playing={playing}
              rotationRef={rotation}
              onToggle={autoplay ? () => setChoice(!playing) : undefined}
              onPrevious={() => order(() => slider.current?.slickPrev())}
              onNext={() => order(() => slider.current?.slickNext())}
            />
          ) : null
        }
      >
        {moves ? (
          <Box
            onPointerEnter={() => setHovered(true)}
            onPointerLeave={() => setHovered(false)}
            onDragStart={(event: DragEvent) => event.preventDefault()}
            onScrollCapture={follow}
            onTouchStartCapture={(event: TouchEvent) => {
              // With a second finger the slider would begin again, and stay between two slides.
              if (event.touches.length > 1) event.stopPropagation();
            }}
            {...swallowedDrags}
          >
            <Slider
              ref={slider}
              arrows={false}
              accessibility={false}
              dots={slides.length <= MOST_DOTS}
              infinite
              speed={speed}
              slidesToShow={shown}
              slidesToScroll={1}
              beforeChange={(_, next) => {
                onBegin();
                unscroll(root.current);
                setCurrent(next);
              }}
              onInit={() => tidySlides(root.current)}
              onReInit={arrange}
              dotsClass="carousel-dots"
              appendDots={(dots) => <ul>{dots}</ul>}
              customPaging={(index) => (
                <button
                  type="button"
                  aria-label={`Slide ${index + 1} of ${slides.length}`}
                  aria-current={index === current ? 'true' : undefined}
                  onClickCapture={() => orderOnly(() => slider.current?.slickGoTo(index))}
                />
              )}
            >
              {framed}
            </Slider>
            {slides.length > MOST_DOTS ? (
              <div className="carousel-progress" aria-hidden>
                <div
                  style={{
                    width: `${100 / slides.length}%`,
                    marginLeft: `${(100 * (current % slides.length)) / slides.length}%`,
                  }}
                />
              </div>
            ) : null}
          </Box>
        ) : (
          <CarouselRow slidesToShow={slidesToShow} label={isPhone ? label : undefined}>
            {framed}
          </CarouselRow>
        )}
      </CarouselFrame>
      {moves ? (
        <VisuallyHidden>
          <span aria-live={running ? 'off' : 'polite'}>
            {`Slide ${(current % slides.length) + 1} of ${slides.length}`}
          </span>
        </VisuallyHidden>
      ) : null}
    </Box>
  );
}
