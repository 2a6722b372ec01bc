import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';

const MINUTE = 60;

/** `45 s` or `3 min` */
const wait = (seconds: number) =>
  seconds > 2 * MINUTE ? `${Math.ceil(seconds / MINUTE)} min` : `${seconds} s`;

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/** The seconds until a moment, counted down; 0 when it has come. */
function useSecondsUntil(moment: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(moment));
  const [counted, setCounted] = useState(moment);
  if (counted !== moment) {
    setCounted(moment);
    setSeconds(secondsUntil(moment));
  }
  const isWaiting = seconds > 0;
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setSeconds(secondsUntil(moment)), 1000);
    return () => clearInterval(timer);
  }, [isWaiting, moment]);
  return seconds;
}

export interface RetryButtonProps {
  /** True while an attempt is under way. */
  isTrying: boolean;
  /** The moment before which there is no use in trying, in ms of the clock; 0 where any will do. */
  notBefore: number;
  onRetry: () => void;
  /** `small` sits in a notice. */
  size?: 'small' | 'medium';
}

/** Tries again; where the server has named a time for that, it says how long that is. */
export function RetryButton({ isTrying, notBefore, onRetry, size = 'medium' }: RetryButtonProps) {
  const seconds = useSecondsUntil(notBefore);
  const isIdle = !isTrying && seconds === 0;
  const label = seconds > 0 ? `Retry in ${wait(seconds)}` : 'Retry';
  return (
    <Button
      variant="outlined"
      color="secondary"
      size={size}
      // Not disabled while it runs or waits: a disabled button would drop the focus.
      aria-disabled={!isIdle}
      onClick={() => {
        if (isIdle) onRetry();
      }}
    >
      {isTrying ? 'Trying again…' : label}
    </Button>
  );
}
