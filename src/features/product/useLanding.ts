import { useEffect, useEffectEvent } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { isReturn } from '../../routing/lateScroll';

/** The state of an entry of the history that a tab has made: the page stays where it is scrolled to. */
export const IN_PLACE = { isInPlace: true } as const;

const isInPlace = ({ state }: Location): boolean =>
  (state as Partial<typeof IN_PLACE> | null)?.isInPlace === true;

/**
 * Takes the ring from what has the focus until a key is pressed. Browsers show it on what a script has
 * focused in a page where nothing was pressed yet, and the line below an open tab says enough there.
 */
function hideRing(element: HTMLElement): void {
  element.style.outline = 'none';
  const show = () => {
    element.style.outline = '';
    removeEventListener('keydown', show, true);
    element.removeEventListener('blur', show);
  };
  addEventListener('keydown', show, true);
  element.addEventListener('blur', show);
}

/**
 * Brings tabs into view when a link to one of them is opened, and puts the focus on the open one:
 * they come with the data, later than the browser and the router look for them. Choosing another tab
 * leaves the page where it is, and Back and reload go where it was left.
 *
 * @param id of the element around the tabs, which has to be there with the first render
 * @param tab that is open
 * @param isMeant whether the URL leads to these tabs
 */
export function useLanding(id: string, tab: string, isMeant: boolean): void {
  const location = useLocation();
  const land = useEffectEvent(() => {
    if (!isMeant || isInPlace(location) || isReturn(location)) return;
    const part = document.getElementById(id);
    part?.scrollIntoView();
    const open = part?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
    open?.focus({ preventScroll: true });
    if (open && location.key === 'default') hideRing(open);
  });
  useEffect(() => land(), [tab]);
}
