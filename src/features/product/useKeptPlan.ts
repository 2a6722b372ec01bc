import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigation, useNavigationType } from 'react-router-dom';
import { useProductUrl } from './useProductUrl';

/**
 * Keeps the plan that was chosen through Back and Forward on the page of a product: choosing takes no
 * step in the history, so an earlier step, such as another tab, does not know of the choice.
 */
export function useKeptPlan(): void {
  const { key } = useLocation();
  const isBackOrForward = useNavigationType() === NavigationType.Pop;
  // The code of another page is on its way: going to a URL from here would call that page off.
  const isLeaving = useNavigation().state !== 'idle';
  const { url, replace } = useProductUrl();
  const latest = useRef(url.plan);
  const keep = useEffectEvent(() => {
    if (isBackOrForward && latest.current) replace({ plan: latest.current });
    else latest.current = url.plan;
  });
  useEffect(() => {
    if (!isLeaving) keep();
  }, [key, isLeaving]);
}
