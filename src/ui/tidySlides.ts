/** What the Tab key stops at, unless it says otherwise. */
const STOPS = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** The attribute that holds what `tabindex` was before; empty where there was none. */
const BEFORE = 'data-tabindex-before';

/** Takes a slide's parts out of the order of the Tab key. */
function skip(slide: Element) {
  for (const part of slide.querySelectorAll(STOPS)) {
    if (!part.hasAttribute(BEFORE)) part.setAttribute(BEFORE, part.getAttribute('tabindex') ?? '');
    part.setAttribute('tabindex', '-1');
  }
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && slide.contains(activeElement)) activeElement.blur();
}

/** Brings them back. */
function include(slide: Element) {
  for (const part of slide.querySelectorAll(`[${BEFORE}]`)) {
    const before = part.getAttribute(BEFORE);
    if (before) part.setAttribute('tabindex', before);
    else part.removeAttribute('tabindex');
    part.removeAttribute(BEFORE);
  }
}

/**
 * Keeps what can't be seen out of reach of the focus, and in reach of the browser's search in the
 * page. react-slick leaves links in hidden slides and in the copies that make the loop in the tab
 * order, and hangs one more click handler on every picture each time it updates.
 *
 * A browser scrolls to the right of what is shown and never to the left, so what it may find is one
 * round from there, copies included; the rest is inert, else everything would be found twice.
 *
 * @param root the carousel
 */
export function tidySlides(root: HTMLElement | null): void {
  const slides = [...(root?.querySelectorAll<HTMLElement>('.slick-slide') ?? [])];
  const indexOf = (slide: HTMLElement) => Number(slide.dataset.index);
  const count = slides.filter((slide) => !slide.classList.contains('slick-cloned')).length;
  const shown = slides.filter((slide) => slide.classList.contains('slick-active'));
  const first = Math.min(...shown.map(indexOf));
  for (const slide of slides) {
    const isShown = shown.includes(slide);
    if (isShown) include(slide);
    else skip(slide);
    const isNext = indexOf(slide) >= first && indexOf(slide) < first + count;
    slide.toggleAttribute('inert', !isShown && !isNext);
    for (const image of slide.querySelectorAll('img')) image.onclick = null;
  }
}
