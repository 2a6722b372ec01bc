import Box from '@mui/material/Box';
import { veil } from '../../theme/tokens';
import type { LessonPart } from './lessonParts';
import type { Playback } from './usePlayback';

export interface PlayerScrubberProps {
  parts: readonly LessonPart[];
  playback: Playback;
}

/** Which of the slides is shown, a piece for each: they are all as long, as slides have no length. */
export function PlayerScrubber({ parts, playback }: PlayerScrubberProps) {
  const { index, show } = playback;
  return (
    <Box sx={scrubber}>
      <Box aria-hidden sx={track}>
        {parts.map((_, place) => (
          <Box key={place} data-bar sx={place > index ? piece : [piece, seen]} />
        ))}
      </Box>
      <Box
        component="input"
        type="range"
        aria-label="Place in the slides"
        aria-valuetext={`Slide ${index + 1} of ${parts.length}`}
        min={1}
        max={parts.length}
        step={1}
        value={index + 1}
        onChange={({ currentTarget }) => show(Number(currentTarget.value) - 1)}
        sx={range(parts.length)}
      />
    </Box>
  );
}

const scrubber = { display: 'grid', height: 24, '& > *': { gridArea: '1 / 1' } } as const;

const track = { display: 'flex', alignItems: 'center', gap: '4px' } as const;

const piece = { flex: 1, height: 6, borderRadius: '3px', bgcolor: veil.edge } as const;

const seen = { bgcolor: 'accent.main', forcedColorAdjust: 'none' } as const;

/** `sx` of the range over so many pieces. */
function range(count: number) {
  // Not seen, and as wide as a piece: a click on a piece shows its slide.
  const knob = {
    appearance: 'none',
    width: `calc(100% / ${count})`,
    height: 1,
    border: 0,
    opacity: 0,
  } as const;
  return {
    appearance: 'none',
    width: 1,
    m: 0,
    bgcolor: 'transparent',
    borderRadius: '6px',
    cursor: 'pointer',
    '&::-webkit-slider-thumb': knob,
    '&::-moz-range-thumb': knob,
  } as const;
}
