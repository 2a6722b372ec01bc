/** Kept, as every link of a page asks. */
let reducedMotion: MediaQueryList | undefined;

/**
 * Whether one page or tab may cross over into the next: the browser can do it, and the visitor has not
 * asked for less motion. For `viewTransition` of links and of `navigate`; how long it takes is among the
 * styles of the whole page.
 */
export function crossesViews(): boolean {
  if (!('startViewTransition' in document)) return false;
  reducedMotion ??= matchMedia('(prefers-reduced-motion: reduce)');
  return !reducedMotion.matches;
}

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
