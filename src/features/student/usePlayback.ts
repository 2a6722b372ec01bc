import { useEffect, useState } from 'react';
import { secondsOf, type LessonPart } from './lessonParts';

/** How often the time moves on, in ms. */
const TICK_MS = 100;

/** The slides of a lesson, turned by the reader or by themselves. */
export interface Playback {
  isPlaying: boolean;
  /** Whether they have turned by themselves before, or do so now. */
  hasPlayed: boolean;
  /** The place of the slide that is shown, and whether it is the last. */
  index: number;
  isLast: boolean;
  /** Plays or pauses; from the last slide it begins again. */
  toggle: () => void;
  /** Shows the slide of this place, or the first or last where there is none. */
  show: (place: number) => void;
}

/** Turns slides one after the other, each in its time; in a background tab the time stands still. */
export function usePlayback(parts: readonly LessonPart[]): Playback {
  const [at, setAt] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);
  const [hasPlayed, setHasPlayed] = useState(false);
  const starts = parts.map((_, place) =>
    parts.slice(0, place).reduce((sum, { seconds }) => sum + seconds, 0),
  );
  const total = secondsOf(parts);
  const hasEnded = at >= total;
  // At the very end the last slide stays.
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
  // Who goes back from the end looks something up: it does not turn on by itself.
  if (hasEnded && isPlaying) setIsPlaying(false);

  const isLast = index === parts.length - 1;
  return {
    isPlaying,
    hasPlayed,
    index,
    isLast,
    toggle: () => {
      if (isLast && !isPlaying) setAt(0);
      setIsPlaying(!isPlaying);
      setHasPlayed(true);
    },
    show: (place) => {
      const next = Math.min(parts.length - 1, Math.max(0, place));
      // Past the last one the slide that is shown keeps its time.
      if (next !== index) setAt(starts[next]!);
    },
  };
}
