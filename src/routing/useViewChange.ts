import { useEffect, useRef } from 'react';
import { announce } from './announce';
import { usePageTitle } from './pageTitle';
import { focusMain } from './mainContent';

/**
 * For a page that shows one thing or another by its query, such as a list or one entry of it: the
 * title follows, and going from one to the other moves the focus to the start of the content and
 * announces the title, as going to another page does. A first load leaves the focus alone.
 *
 * @param view tells the views apart
 * @param title of the view, without the name of the site; undefined while it is not known
 */
export function useViewChange(view: string, title: string | undefined): void {
  usePageTitle(title);
  const shown = useRef(view);
  const said = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    focusMain();
  }, [view]);
  useEffect(() => {
    if (title === undefined || said.current === view) return;
    said.current = view;
    announce(title);
  }, [view, title]);
}
