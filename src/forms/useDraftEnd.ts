import { useEffect, useEffectEvent } from 'react';
import { onDraftDropped } from './drafts';

/**
 * Calls `giveWay` when a draft was sent or given up, once the form that holds it has let go of it: what a
 * form begins with may then become what was saved last.
 */
export function useDraftEnd(name: string, giveWay: () => void): void {
  const end = useEffectEvent(giveWay);
  useEffect(
    () => onDraftDropped((which) => void (which === name && setTimeout(() => end()))),
    [name],
  );
}
