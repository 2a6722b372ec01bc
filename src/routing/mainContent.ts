/** The id of the main content of every page, which takes the focus when the page changes. */
export const MAIN_ID = 'main';

/** Moves the focus to the start of the content; nothing scrolls. */
export function focusMain(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}
