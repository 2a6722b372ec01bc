import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { announce } from './announce';

/**
 * After going to another page of a result by a link: its heading comes to the top and takes the
 * focus. Back and forward restore the place instead, and filters leave everything where it is.
 *
 * @param heading a heading that takes focus from scripts (`tabIndex={-1}`)
 * @param result tells results apart, whatever page of them is shown
 */
export function useFocusOnPageChange(
  heading: RefObject<HTMLElement | null>,
  page: number,
  result: string,
): void {
  const navigationType = useNavigationType();
  const shown = useRef({ page, result });
  const focus = useEffectEvent(() => {
    const last = shown.current;
    shown.current = { page, result };
    if (last.page === page || last.result !== result) return;
    if (navigationType !== NavigationType.Push) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  });
  useEffect(() => focus(), [page, result]);
}

/**
 * Announces the outcome of a search when it changes; the first one belongs to the page itself.
 *
 * @param message undefined while the outcome is not known
 */
export function useAnnouncement(message: string | undefined): void {
  const said = useRef<string>(undefined);
  useEffect(() => {
    if (message === undefined) return;
    if (said.current !== undefined && said.current !== message) announce(message);
    said.current = message;
  }, [message]);
}
