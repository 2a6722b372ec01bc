import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useMemo, useRef, type KeyboardEvent } from 'react';
import type { Course, Lesson } from '../../api/resources/courses';
import { AppLink } from '../../routing/AppLink';
import { filled, PlayIcon } from '../../ui/icons';
import { Picture } from '../../ui/Picture';
import { clock, partsOf } from './lessonParts';
import * as styles from './lessonPlayerStyles';
import { PlayerScrubber } from './PlayerScrubber';
import { courseHref } from './portalUrl';
import { usePlayback } from './usePlayback';

const PauseIcon = /*#__PURE__*/ filled('Pause', 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z');
const AgainIcon = /*#__PURE__*/ filled(
  'Again',
  'M12 5V1.5L7 6l5 4.5V7a5.5 5.5 0 1 1-5.5 5.5h-2A7.5 7.5 0 1 0 12 5z',
);
const BeforeIcon = /*#__PURE__*/ filled('Before', 'M6 5.5h2.4v13H6zM18.5 5.5v13L9.4 12z');
const AfterIcon = /*#__PURE__*/ filled('After', 'M15.6 5.5H18v13h-2.4zM5.5 5.5v13l9.1-6.5z');

export interface LessonPlayerProps {
  course: Course;
  lesson: Lesson;
}

/**
 * The slides of a lesson in the frame of a player: the opening slide, then its text part by part, at the pace of
 * a reader. There is no sound, and the line below says so. Space plays and pauses, arrows go from part to part
 * wherever in the player the focus is.
 */
export function LessonPlayer({ course, lesson }: LessonPlayerProps) {
  const parts = useMemo(() => partsOf(lesson), [lesson]);
  const playback = usePlayback(parts);
  const { at, total, index, isPlaying, hasEnded, toggle, step } = playback;
  const toggleButton = useRef<HTMLButtonElement>(null);
  const { title, slide, previousLessonId, nextLessonId } = lesson;
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
      step(event.key === 'ArrowRight' ? 1 : -1);
    } else return;
    event.preventDefault();
  };

  const ToggleIcon = isPlaying ? PauseIcon : hasEnded ? AgainIcon : PlayIcon;
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
          // What runs by itself is not read out: all of it stands below.
          <Box key={index} aria-live={isPlaying ? 'off' : 'polite'} sx={styles.words}>
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
            toggle();
            toggleButton.current!.focus({ preventScroll: true });
          }}
        />
      </Box>
      <Box sx={styles.bar}>
        <PlayerScrubber parts={parts} playback={playback} />
        <Box sx={styles.controls}>
          <IconButton
            ref={toggleButton}
            aria-label={isPlaying ? 'Pause slides' : hasEnded ? 'Play slides again' : 'Play slides'}
            onClick={toggle}
            sx={styles.lead}
          >
            <ToggleIcon />
          </IconButton>
          {previousLessonId === null ? null : (
            <IconButton
              component={AppLink}
              to={courseHref(course.id, previousLessonId)}
              aria-label="Previous lesson"
            >
              <BeforeIcon />
            </IconButton>
          )}
          {nextLessonId === null ? null : (
            <IconButton
              component={AppLink}
              to={courseHref(course.id, nextLessonId)}
              aria-label="Next lesson"
            >
              <AfterIcon />
            </IconButton>
          )}
          <Box component="span" sx={styles.time}>
            {clock(at)} / {clock(total)}
          </Box>
          <Box component="span" sx={styles.place}>
            Slide {index + 1} of {parts.length}
          </Box>
        </Box>
      </Box>
      <Box component="figcaption" sx={styles.caption}>
        {parts.length} slides without sound; the whole text is below.
        {hasOtherHelp
          ? ` Both are in English; ${course.instructor} helps in ${course.language}.`
          : ''}
      </Box>
    </Box>
  );
}
