/** Room for how many don't fit, in px. */
export const MORE_WIDTH = 19;

/** How many of the names stand on a line, where some do not with what says how many. */
export function countFitting(widths: readonly number[], room: number): number {
  const endOf = (count: number) => widths.slice(0, count).reduce((sum, width) => sum + width, 0);
  if (endOf(widths.length) <= room + 0.5) return widths.length;
  const fits = widths.findIndex((_, index) => endOf(index + 1) > room - MORE_WIDTH);
  // The first is cut short rather than left out.
  return Math.max(1, fits);
}

/**
 * Says in `data-more` of a line (`+1`) how many of its names have no room. A `ref` of the line.
 *
 * @param line what holds the names, marked with `data-name`
 */
export function watchFit(line: HTMLElement | null): (() => void) | undefined {
  if (!line || typeof ResizeObserver === 'undefined') return undefined;
  const observer = new ResizeObserver(() => {
    const names = [...line.querySelectorAll('[data-name]')];
    const widths = names.map((name) => name.getBoundingClientRect().width);
    const room = line.getBoundingClientRect().width;
    const hidden = names.length - countFitting(widths, room);
    if (hidden > 0) line.dataset.more = `+${hidden}`;
    else delete line.dataset.more;
  });
  // Its room for the number is inside its border.
  observer.observe(line, { box: 'border-box' });
  return () => observer.disconnect();
}
