import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useIsLeaving } from '../../routing/useIsLeaving';
import { useProductUrl } from './useProductUrl';

/**
 * Keeps the plan that was chosen through Back and Forward on the page of a product: choosing takes no
 * step in the history, so an earlier step, such as another tab, does not know of the choice.
 */
export function useKeptPlan(): void {
  const { key } = useLocation();
  const isBackOrForward = useNavigationType() === NavigationType.Pop;
  const isLeaving = useIsLeaving();
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
