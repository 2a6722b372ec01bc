/** Scrolls to an element, such as the heading of a form, and moves the focus there. */
export function goTo(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'start' });
  element?.focus({ preventScroll: true });
}
