import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { theme } from '../../../src/theme/theme';
import { Carousel, type CarouselProps } from '../../../src/ui/Carousel';

/** A window of this width whose owner does or does not want less motion. */
function stubWindow(width: number, reducedMotion = false) {
  vi.stubGlobal('matchMedia', (query: string) => {
    const minWidth = /min-width: (\d+)px/.exec(query)?.[1];
    return {
      matches: minWidth ? width >= Number(minWidth) : reducedMotion,
      addListener: () => {},
      removeListener: () => {},
      addEventListener: () => {},
      removeEventListener: () => {},
    };
  });
}

function carousel(count: number, props: Partial<CarouselProps> = {}) {
  return (
    <ThemeProvider theme={theme}>
      <Carousel label="Best offers" slidesToShow={{ base: 1, 821: 2, 1025: 4 }} {...props}>
        {Array.from({ length: count }, (_, index) => (
          <a key={index} href={`#${index + 1}`}>
            Offer {index + 1}
          </a>
        ))}
      </Carousel>
      <button type="button">After</button>
    </ThemeProvider>
  );
}

const slides = () => [...document.querySelectorAll('.slick-slide')];
const reachable = () =>
  [...document.querySelectorAll('a')]
    .filter((link) => !link.closest('[inert]') && link.tabIndex === 0)
    .map((link) => link.textContent);
/** In small steps, because the slider sets its next timer only after React has rendered. */
function pass(ms: number) {
  for (let step = 0; step < ms; step += 100) act(() => void vi.advanceTimersByTime(100));
}
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  vi.useFakeTimers();
  stubWindow(1366);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('Carousel', () => {
  it('shows as many slides as the window takes and keeps the focus from the rest', () => {
    render(carousel(6));
    expect(slides().length).toBeGreaterThan(6);
    expect(reachable()).toEqual(['Offer 1', 'Offer 2', 'Offer 3', 'Offer 4']);
    cleanup();
    stubWindow(700);
    render(carousel(6));
    expect(reachable()).toEqual(['Offer 1']);
  });

  it('moves by one, and what is reachable moves with it', () => {
    render(carousel(6));
    fireEvent.click(button('Next slide, Best offers'));
    pass(1000);
    expect(reachable()).toEqual(['Offer 2', 'Offer 3', 'Offer 4', 'Offer 5']);
    fireEvent.click(button('Previous slide, Best offers'));
    pass(1000);
    expect(reachable()).toEqual(['Offer 1', 'Offer 2', 'Offer 3', 'Offer 4']);
    fireEvent.click(button('Slide 3 of 6'));
    pass(1000);
    expect(reachable()[0]).toBe('Offer 3');
    expect(button('Slide 3 of 6').getAttribute('aria-current')).toBe('true');
  });

  it('goes on with what was pressed while it moved', () => {
    render(carousel(6));
    const press = (name: string) => {
      fireEvent.click(button(name));
      pass(100);
    };
    for (const _ of [1, 2, 3]) press('Next slide, Best offers');
    pass(2000);
    expect(reachable()[0]).toBe('Offer 4');
    pass(2000);
    expect(reachable()[0]).toBe('Offer 4');
    press('Next slide, Best offers');
    press('Next slide, Best offers');
    press('Slide 2 of 6');
    pass(2000);
    expect(reachable()[0]).toBe('Offer 2');
  });

  it('lets the browser find every slide once, wherever it has moved to', () => {
    render(carousel(6));
    const findable = () => slides().filter((slide) => !slide.closest('[inert]'));
    const words = () => findable().map((slide) => slide.textContent);
    expect(words()).toEqual([1, 2, 3, 4, 5, 6].map((number) => `Offer ${number}`));
    fireEvent.click(button('Slide 5 of 6'));
    pass(1000);
    expect(words()).toEqual([5, 6, 1, 2, 3, 4].map((number) => `Offer ${number}`));
  });

  it('lets go of the focus with the slide that had it', () => {
    render(carousel(6));
    const link = screen.getByText('Offer 1', { selector: '.slick-active a' });
    act(() => link.focus());
    fireEvent.click(button('Next slide, Best offers'));
    pass(1000);
    expect(document.body).toHaveFocus();
    fireEvent.click(button('Previous slide, Best offers'));
    pass(1000);
    expect(link).not.toHaveAttribute('tabindex');
  });

  it('has the pause button before everything else', () => {
    render(carousel(6, { heading: <h2>Best offers</h2> }));
    const first = screen.getByRole('region').querySelector('a, button, input, [tabindex="0"]');
    expect(first).toBe(button('Pause Best offers'));
  });

  it('plays until it is paused and again when asked', () => {
    render(carousel(6));
    pass(7000);
    expect(reachable()[0]).toBe('Offer 2');
    fireEvent.click(button('Pause Best offers'));
    pass(30_000);
    expect(reachable()[0]).toBe('Offer 2');
    fireEvent.click(button('Play Best offers'));
    pass(7000);
    expect(reachable()[0]).toBe('Offer 3');
  });

  it('holds while the focus or the pointer is on it', () => {
    render(carousel(6));
    act(() => screen.getByText('Offer 1', { selector: '.slick-active a' }).focus());
    pass(30_000);
    expect(reachable()[0]).toBe('Offer 1');
    act(() => button('After').focus());
    const list = document.querySelector('.slick-list') as HTMLElement;
    fireEvent.pointerOver(list);
    pass(30_000);
    expect(reachable()[0]).toBe('Offer 1');
    fireEvent.pointerOut(list, { relatedTarget: document.body });
    pass(7000);
    expect(reachable()[0]).toBe('Offer 2');
  });

  it('does not move by itself for people who ask for less motion', () => {
    stubWindow(1366, true);
    render(carousel(6));
    pass(30_000);
    expect(reachable()[0]).toBe('Offer 1');
    expect(button('Play Best offers')).toBeTruthy();
  });

  it.each([1, 3, 4])('stands still with %i slides where four fit', (count) => {
    render(carousel(count));
    expect(document.querySelectorAll('a')).toHaveLength(count);
    expect(screen.getAllByRole('button')).toEqual([button('After')]);
  });

  it('opens nothing when it is dragged, and what is pressed without dragging', () => {
    const opened = vi.fn((event: Event) => event.preventDefault());
    render(carousel(6));
    const link = screen.getByText('Offer 1', { selector: '.slick-active a' });
    link.addEventListener('click', opened);
    const press = (from: number, to: number) => {
      fireEvent.pointerDown(link, { clientX: from });
      return fireEvent.click(link, { clientX: to, detail: 1 });
    };
    expect(press(300, 120)).toBe(false);
    expect(opened).not.toHaveBeenCalled();
    press(300, 303);
    expect(opened).toHaveBeenCalledTimes(1);
    fireEvent.click(link, { clientX: 0, detail: 0 });
    expect(opened).toHaveBeenCalledTimes(2);
  });

  it('is on phones a row to swipe through, which nothing moves', () => {
    stubWindow(390);
    render(carousel(6));
    pass(30_000);
    expect(reachable()).toHaveLength(6);
    expect(document.querySelector('.slick-slide')).toBeNull();
    expect(screen.getAllByRole('button')).toEqual([button('After')]);
    expect(screen.getByRole('group', { name: 'Best offers' })).toHaveAttribute('tabindex', '0');
  });

  it('shows the place of many slides by a bar', () => {
    render(carousel(12));
    expect(screen.queryByRole('button', { name: /^Slide/ })).toBeNull();
    expect(screen.getByText('Slide 1 of 12')).toBeInTheDocument();
    fireEvent.click(button('Next slide, Best offers'));
    pass(1000);
    expect(screen.getByText('Slide 2 of 12')).toBeInTheDocument();
  });

  it('is a plain row of all slides when rendered ahead of the browser', () => {
    const markup = renderToString(carousel(6));
    expect(markup.match(/Offer/g)).toHaveLength(6);
    expect(markup).not.toContain('slick');
  });
});
