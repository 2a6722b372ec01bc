import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useMemo, useRef, type KeyboardEvent } from 'react';
import type { Course, Lesson } from '../../api/resources/courses';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons';
import { Picture } from '../../ui/Picture';
import { partsOf } from './lessonParts';
import * as styles from './lessonPlayerStyles';
import { PlayerScrubber } from './PlayerScrubber';
import { usePlayback } from './usePlayback';

export interface LessonPlayerProps {
  course: Course;
  lesson: Lesson;
}

/**
 * The slides of a lesson: the opening slide, then its text part by part. One turns them, or lets them turn at
 * the pace of a reader. There is no sound and no film, so nothing looks like that of one. Space plays and pauses,
 * arrows go from slide to slide wherever in the player the focus is.
 */
export function LessonPlayer({ course, lesson }: LessonPlayerProps) {
  const parts = useMemo(() => partsOf(lesson), [lesson]);
  const playback = usePlayback(parts);
  const { index, isLast, isPlaying, hasPlayed, toggle, show } = playback;
  const nextButton = useRef<HTMLButtonElement>(null);
  const { title, slide } = lesson;
  const { kind, text } = parts[index]!;
  const isOpening = kind === 'opening';
  const hasOtherHelp = course.language !== null && course.language !== 'English';

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const { tagName } = event.target as HTMLElement;
    if (event.key === ' ') {
      // A button is pressed by it anyway.
      if (tagName === 'BUTTON') return;
      toggle();
    } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      show(index + (event.key === 'ArrowRight' ? 1 : -1));
    } else return;
    event.preventDefault();
  };

  return (
    <Box component="figure" sx={styles.frame} onKeyDown={onKeyDown}>
      <Box sx={styles.stage}>
        <Box aria-hidden={!isOpening}>
          <Picture
            src={slide.url}
            alt={slide.alt}
            name={title}
            width={slide.width}
            height={slide.height}
            priority
            sx={styles.picture}
          />
        </Box>
        {isOpening ? null : (
          <Box key={index} sx={styles.words}>
            <Box sx={kind === 'task' ? [styles.kicker, styles.taskKicker] : styles.kicker}>
              {kind === 'task' ? 'Your task' : title}
            </Box>
            <Box sx={styles.text}>{text}</Box>
          </Box>
        )}
        {/* For the pointer alone: the keyboard and assistive technology have the button below. */}
        <Box
          aria-hidden
          sx={styles.cover}
          onClick={() => {
            show(index + 1);
            nextButton.current!.focus({ preventScroll: true });
          }}
        />
      </Box>
      <Box sx={styles.bar}>
        <PlayerScrubber parts={parts} playback={playback} />
        <Box sx={styles.controls}>
          <Button variant="contained" size="small" onClick={toggle} sx={styles.toggle}>
            {isPlaying ? 'Pause slides' : isLast && hasPlayed ? 'Play slides again' : 'Play slides'}
          </Button>
          <IconButton
            aria-label="Previous slide"
            aria-disabled={index === 0}
            onClick={() => show(index - 1)}
            sx={styles.turn}
          >
            <ChevronLeftIcon />
          </IconButton>
          {/* What turns by itself is not said: all of it stands below. */}
          <Box component="span" aria-live={isPlaying ? 'off' : 'polite'} sx={styles.place}>
            Slide {index + 1} of {parts.length}
          </Box>
          <IconButton
            ref={nextButton}
            aria-label="Next slide"
            aria-disabled={isLast}
            onClick={() => show(index + 1)}
            sx={styles.turn}
          >
            <ChevronRightIcon />
          </IconButton>
        </Box>
      </Box>
      <Box component="figcaption" sx={styles.caption}>
        Slides without sound; their whole text is below
        {hasOtherHelp ? `, in English. ${course.instructor} helps in ${course.language}.` : '.'}
      </Box>
    </Box>
  );
}
