/**
 * Whether one page or tab may cross over into the next: the browser can do it, and the visitor has not
 * asked for less motion. For `viewTransition` of links and of `navigate`; how long it takes is among the
 * styles of the whole page.
 */
export const crossesViews = (): boolean =>
  'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Keeps transitions that were cut short out of the browser's console: by the next one, or by a window
 * that is hidden. The router starts them, and leaves the promise alone that is rejected then.
 */
export function allowCutTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event as { reason: unknown };
    if (reason instanceof DOMException && reason.message.startsWith('Transition was'))
      event.preventDefault();
  });
}
