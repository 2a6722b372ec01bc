import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { isReturn } from '../../routing/lateScroll';

/**
 * Brings a part of the page into view when a link to it is opened: the part comes with the data,
 * later than the browser and the router look for it. Back and reload go where the page was left.
 *
 * @param id of the element, which has to be there with the first render
 * @param isMeant whether the URL leads to this part
 */
export function useLanding(id: string, isMeant: boolean): void {
  const location = useLocation();
  const land = useEffectEvent(() => {
    if (isMeant && !isReturn(location)) document.getElementById(id)?.scrollIntoView();
  });
  useEffect(() => land(), []);
}
