import { useEffect, useEffectEvent } from 'react';
import { useRefreshDeals } from '../api/resources/deals';
import { useNow } from '../ui/useNow';

/** The clock of the server may be a little behind. */
const SLACK_MS = 1000;
/** No timer waits longer than this; a page that stays open for 24 days is asked again before. */
const LONGEST_WAIT_MS = 2 ** 31 - 1 - SLACK_MS;

interface Wait {
  asking: Set<() => void>;
  timer: ReturnType<typeof setTimeout>;
}

/** What waits for each moment, by its milliseconds since 1970. */
const waits = new Map<number, Wait>();

/** Asks once when the moment has come, however many cards show the deal. */
function askAt(end: number): void {
  const [ask] = waits.get(end)?.asking ?? [];
  waits.delete(end);
  ask?.();
}

function waitFor(end: number, ask: () => void): (() => void) | undefined {
  const left = end - Date.now();
  if (left <= 0 || left > LONGEST_WAIT_MS) return undefined;
  const wait: Wait = waits.get(end) ?? {
    asking: new Set(),
    timer: setTimeout(askAt, left + SLACK_MS, end),
  };
  wait.asking.add(ask);
  waits.set(end, wait);
  return () => {
    wait.asking.delete(ask);
    if (wait.asking.size > 0) return;
    clearTimeout(wait.timer);
    waits.delete(end);
  };
}

/**
 * Lets a deal end on screen: when its time has come, the server is asked again for all that shows deals,
 * so that prices, badges and lists say what holds from then on.
 *
 * @param endsAt RFC 3339 time, or null where no end is set
 * @returns the time to the minute, see {@link useNow}
 */
export function useDealEnd(endsAt: string | null): number | null {
  const refresh = useRefreshDeals();
  const askAgain = useEffectEvent(() => void refresh());
  useEffect(
    () => (endsAt === null ? undefined : waitFor(Date.parse(endsAt), () => askAgain())),
    [endsAt],
  );
  return useNow();
}
