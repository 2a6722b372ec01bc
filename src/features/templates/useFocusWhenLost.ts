import { useEffect, useRef } from 'react';
import { focusMain } from '../../routing/mainContent';

/**
 * Going from one view of a page to another by a link changes only the query, and the link itself may
 * be gone with the old view. The focus then goes to the start of the content; where something still
 * has it, such as the search field, it stays.
 *
 * @param view tells the views apart
 */
export function useFocusWhenLost(view: string): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (document.activeElement && document.activeElement !== document.body) return;
    focusMain();
  }, [view]);
}
