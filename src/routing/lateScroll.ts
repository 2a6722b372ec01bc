import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';

/** Where React Router keeps the positions while the page is away. */
const STORAGE_KEY = 'react-router-scroll-positions';

/** How long a page may take to become tall enough for its position, in ms. */
const TIMEOUT_MS = 10_000;

const SIGNS_OF_A_WILL = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** How far down each entry of the history was left, in px, by {@link scrollKey}. */
let positions: Record<string, number> = {};

/**
 * What a scroll position is remembered under. Every fresh load has the same key, so the URL tells
 * them apart: else a page whose URL is typed would open where the one before was left.
 */
export const scrollKey = ({
  key,
  pathname,
  search,
}: Pick<Location, 'key' | 'pathname' | 'search'>) => (key === 'default' ? pathname + search : key);

function isPositions(value: unknown): value is Record<string, number> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((position) => typeof position === 'number')
  );
}

/**
 * Takes over the stored positions, or drops them where they are damaged: React Router would keep
 * whatever is there and fail at every link. To be called before the router is made.
 */
export function readScrollPositions(): void {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    if (isPositions(stored)) positions = { ...stored };
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Blocked storage holds nothing, and React Router passes over what is no JSON.
  }
}

/**
 * The entry that is open, if it was left before. Decided as it opens: the scrolling of the page before
 * it is told a frame late, and would make an entry out of what has just come.
 */
let returnedTo: string | undefined;

/**
 * Whether the page was here before, so that its place is restored and it must not go elsewhere. Known
 * once {@link useLateScroll} has seen the location, as it has before any passive effect runs.
 */
export const isReturn = (location: Location): boolean => scrollKey(location) === returnedTo;

/** Scrolls there as soon as the page is tall enough, unless the visitor scrolls first. */
function reach(top: number): () => void {
  const stop = new AbortController();
  const end = () => stop.abort();
  const attempt = () => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) < 2) end();
  };
  const observer = new ResizeObserver(attempt);
  const timer = setTimeout(end, TIMEOUT_MS);
  stop.signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const sign of SIGNS_OF_A_WILL) {
    window.addEventListener(sign, end, { passive: true, signal: stop.signal });
  }
  observer.observe(document.body);
  return end;
}

/**
 * Restores the scroll position after Back, Forward and reload on pages whose data comes late.
 * React Router tries once, when there is nothing yet to scroll to; this goes on until it is reached.
 */
export function useLateScroll(): void {
  const key = scrollKey(useLocation());
  const type = useNavigationType();
  useLayoutEffect(() => {
    returnedTo = key in positions ? key : undefined;
    const top = type === NavigationType.Pop ? positions[key] : undefined;
    const stop = top ? reach(top) : undefined;
    const remember = () => {
      positions[key] = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      stop?.();
      window.removeEventListener('scroll', remember);
    };
  }, [key, type]);
}
