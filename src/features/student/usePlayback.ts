import { useEffect, useState } from 'react';
import { secondsOf, type LessonPart } from './lessonParts';

/** How often the time moves on, in ms. */
const TICK_MS = 100;

/** How far into a part a step back leads to its beginning rather than to the part before, in seconds. */
const BEGUN_SECONDS = 1.5;

/** The slides of a lesson as they are played. */
export interface Playback {
  /** The seconds since the beginning, and those of all parts. */
  at: number;
  total: number;
  isPlaying: boolean;
  hasEnded: boolean;
  /** The place of the part that is shown. */
  index: number;
  /** When each part begins, in seconds. */
  starts: readonly number[];
  /** Plays or pauses; from the end it begins again. */
  toggle: () => void;
  seek: (seconds: number) => void;
  /** To the next part, or back: to the beginning of this one, or to the one before. */
  step: (direction: 1 | -1) => void;
}

/** Plays parts one after the other, each for its time; in a background tab the time stands still. */
export function usePlayback(parts: readonly LessonPart[]): Playback {
  const [at, setAt] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);
  const starts = parts.map((_, place) =>
    parts.slice(0, place).reduce((sum, { seconds }) => sum + seconds, 0),
  );
  const total = secondsOf(parts);
  const hasEnded = at >= total;
  // At the very end the last part stays.
  const index = starts.findLastIndex((start) => start <= at);

  useEffect(() => {
    if (!isPlaying || hasEnded) return undefined;
    let before = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      const passed = (now - before) / 1000;
      before = now;
      if (!document.hidden) setAt((last) => Math.min(total, last + passed));
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isPlaying, hasEnded, total]);
  // Who goes back from the end looks something up: it does not run on by itself.
  if (hasEnded && isPlaying) setIsPlaying(false);

  const seek = (seconds: number) => setAt(Math.min(total, Math.max(0, seconds)));
  return {
    at,
    total,
    isPlaying,
    hasEnded,
    index,
    starts,
    seek,
    toggle: () => {
      if (hasEnded) setAt(0);
      setIsPlaying(!isPlaying);
    },
    step: (direction) => {
      const isBegun = at - starts[index]! > BEGUN_SECONDS;
      if (direction === 1) seek(starts[index + 1] ?? total);
      else seek(starts[isBegun ? index : index - 1] ?? 0);
    },
  };
}
