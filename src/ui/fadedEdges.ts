/** How wide the faded edges are, in px: narrower where a row begins, as it is read from there. */
const FADED_START = 24;
export const FADED_END = 56;

const fade = (start: number, end: number) => ({
  maskImage: `linear-gradient(to right, transparent, black ${start}px calc(100% - ${end}px), transparent)`,
});

/**
 * Styles of a row that is scrolled sideways: it fades out where {@link watchEdges} found more of it. What
 * is scrolled to comes clear of the fade, and none lies over what the keyboard has reached.
 */
export const fadedEdges = {
  scrollPaddingInline: FADED_END,
  '&:not(:has(:focus-visible))': {
    '&[data-more-before]': fade(FADED_START, 0),
    '&[data-more-after]': fade(0, FADED_END),
    '&[data-more-before][data-more-after]': fade(FADED_START, FADED_END),
  },
} as const;

/** Of an entry that ends at the edge, hinges on parts of a pixel are no sign of more. */
const WHOLE = 0.95;

/**
 * Marks a row that is scrolled sideways with `data-more-before` and `data-more-after`, as its first
 * and last entries go out of sight. Other entries are to be another row.
 *
 * @param row what is scrolled
 * @param entries what holds the entries; the row itself where it is left out
 * @returns ends the watch
 */
export function watchEdges(row: Element, entries: Element = row): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => undefined;
  const observer = new IntersectionObserver(
    (changes) => {
      for (const { target, intersectionRatio } of changes) {
        const isCut = intersectionRatio < WHOLE;
        if (target === entries.firstElementChild) row.toggleAttribute('data-more-before', isCut);
        if (target === entries.lastElementChild) row.toggleAttribute('data-more-after', isCut);
      }
    },
    { root: row, threshold: WHOLE },
  );
  for (const end of [entries.firstElementChild, entries.lastElementChild]) {
    if (end) observer.observe(end);
  }
  return () => observer.disconnect();
}

/** How far a row is to be scrolled, in px, for one of its entries to be in the middle of it. */
export function centeredAt(row: Element, entry: Element): number {
  const { left } = row.getBoundingClientRect();
  const place = entry.getBoundingClientRect();
  const middle = place.left - left + row.scrollLeft - (row.clientWidth - place.width) / 2;
  return Math.max(0, Math.min(middle, row.scrollWidth - row.clientWidth));
}

/**
 * Keeps the current one of the links in a row in view, in the middle where there is room. Only the row
 * is scrolled, which `scrollIntoView` would not promise.
 *
 * @returns ends the watch
 */
function keepCurrentInView(row: Element): () => void {
  const show = () => {
    const current = row.querySelector('[aria-current]');
    if (current) row.scrollLeft = centeredAt(row, current);
  };
  show();
  const observer = new MutationObserver(show);
  observer.observe(row, { subtree: true, attributeFilter: ['aria-current'] });
  return () => observer.disconnect();
}

/**
 * As a `ref` of a row that holds its entries itself: it fades out where there is more of it, and what is
 * current in it is in view.
 */
export function fadedRow(row: Element | null) {
  if (!row) return undefined;
  const ends = [keepCurrentInView(row), watchEdges(row)];
  return () => ends.forEach((end) => end());
}
