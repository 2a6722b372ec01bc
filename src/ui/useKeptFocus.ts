import { useEffect } from 'react';

/** What can stand for a control that has gone: the part of the page that held it. */
const PARTS =
  'li, article, section, form, fieldset, aside, [role="tabpanel"], [role="dialog"], main';

function partsAround(element: Element): HTMLElement[] {
  const parts: HTMLElement[] = [];
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (at.matches(PARTS)) parts.push(at);
  }
  return parts;
}

/**
 * Where what has the focus goes away (a Delete with its row, a "Mark as read" that is done), the focus
 * goes to the smallest part around it that is still there, so that nobody is sent to the start of the
 * page. Who puts the focus somewhere by themselves is not in its way.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let held: Element | null = null;
    let around: HTMLElement[] = [];
    const note = ({ target }: FocusEvent) => {
      held = target instanceof Element ? target.closest('main *, [role="dialog"] *') : null;
      around = held ? partsAround(held) : [];
    };
    const forget = () => {
      held = null;
    };
    const observer = new MutationObserver(() => {
      if (!held || held.isConnected) return;
      held = null;
      if (document.activeElement && document.activeElement !== document.body) return;
      const part = around.find((one) => one.isConnected);
      if (!part) return;
      if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
      part.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', forget, true);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', forget, true);
      observer.disconnect();
    };
  }, []);
}
