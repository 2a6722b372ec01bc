/**
 * Which slide the browser has scrolled to. It does so to show what its search in the page has found
 * in a slide that is out of sight; nothing else scrolls the list.
 *
 * @param root the carousel
 * @param count how many slides it has, copies not counted
 * @returns the index of the slide that is now the first; undefined where the list is not scrolled
 */
export function soughtSlide(root: HTMLElement | null, count: number): number | undefined {
  const list = root?.querySelector('.slick-list');
  if (!list || list.scrollLeft === 0) return undefined;
  const start = list.getBoundingClientRect().left;
  const distance = (slide: Element) => Math.abs(slide.getBoundingClientRect().left - start);
  const slides = [...list.querySelectorAll<HTMLElement>('.slick-slide:not([inert])')];
  const nearest = slides.sort((a, b) => distance(a) - distance(b))[0];
  // A copy counts on from the last slide.
  return nearest && Number(nearest.dataset.index) % count;
}

/** Takes the browser's own scrolling back, once the carousel shows what it was for. */
export function unscroll(root: HTMLElement | null): void {
  const list = root?.querySelector('.slick-list');
  if (list) list.scrollLeft = 0;
}
