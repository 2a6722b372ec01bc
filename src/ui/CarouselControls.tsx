import IconButton from '@mui/material/IconButton';
import type { Ref } from 'react';
import { ChevronLeftIcon, ChevronRightIcon, filled, PlayIcon } from './icons';

const PauseIcon = /*#__PURE__*/ filled('Pause', 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z');

export interface CarouselControlsProps {
  /** Name of the carousel, so that the buttons of two on one page differ. */
  label: string;
  playing: boolean;
  /** Starts and stops the movement; without it there is no such button. */
  onToggle?: () => void;
  onPrevious: () => void;
  onNext: () => void;
  /** The start and stop button: the focus on it does not hold the carousel. */
  rotationRef?: Ref<HTMLButtonElement>;
}

const buttonStyles = { border: 1, borderColor: 'divider', bgcolor: 'background.paper' };

/** Pause comes first, so that people whom the movement disturbs reach it before the slides. */
export function CarouselControls({
  label,
  playing,
  onToggle,
  onPrevious,
  onNext,
  rotationRef,
}: CarouselControlsProps) {
  return (
    <>
      {onToggle ? (
        <IconButton
          ref={rotationRef}
          onClick={onToggle}
          aria-label={playing ? `Pause ${label}` : `Play ${label}`}
          sx={buttonStyles}
        >
          {playing ? <PauseIcon fontSize="small" /> : <PlayIcon fontSize="small" />}
        </IconButton>
      ) : null}
      <IconButton onClick={onPrevious} aria-label={`Previous slide, ${label}`} sx={buttonStyles}>
        <ChevronLeftIcon fontSize="small" />
      </IconButton>
      <IconButton onClick={onNext} aria-label={`Next slide, ${label}`} sx={buttonStyles}>
        <ChevronRightIcon fontSize="small" />
      </IconButton>
    </>
  );
}
