/** What a whole row needs below it to be clear of the fade, in px. */
const CLEAR = 8;

/**
 * Ends a list that has to be scrolled below a row: with a row cut in two it would look broken.
 *
 * @param list what is scrolled, as high as its surroundings let it be
 * @param rows of it
 */
export function endAtRow(list: HTMLElement, rows: Iterable<Element>): void {
  list.style.maxHeight = '';
  const room = list.clientHeight;
  if (list.scrollHeight <= room) return;
  const top = list.getBoundingClientRect().top - list.scrollTop;
  const ends = Array.from(rows, (row) => row.getBoundingClientRect().bottom - top + CLEAR);
  const end = ends.findLast((one) => one <= room);
  if (end !== undefined) list.style.maxHeight = `${end}px`;
}
