import Box from '@mui/material/Box';
import { veil } from '../../theme/tokens';
import { clock, type LessonPart } from './lessonParts';
import type { Playback } from './usePlayback';

export interface PlayerScrubberProps {
  parts: readonly LessonPart[];
  playback: Playback;
}

/** Where in the slides one is, to be dragged: a piece for each part, as long as it takes. */
export function PlayerScrubber({ parts, playback }: PlayerScrubberProps) {
  const { at, total, index, starts, seek } = playback;
  return (
    <Box sx={scrubber}>
      <Box aria-hidden sx={track}>
        {parts.map(({ seconds }, place) => {
          const share = Math.min(1, Math.max(0, (at - starts[place]!) / seconds));
          return (
            <Box key={starts[place]} data-bar sx={piece} style={{ flexGrow: seconds }}>
              <Box sx={fill} style={{ width: `${100 * share}%` }} />
            </Box>
          );
        })}
      </Box>
      <Box
        component="input"
        type="range"
        aria-label="Place in the slides"
        aria-valuetext={`${clock(at)} of ${clock(total)}, slide ${index + 1} of ${parts.length}`}
        min={0}
        max={total}
        step={0.1}
        value={Math.round(at * 10) / 10}
        onChange={({ currentTarget }) => seek(Number(currentTarget.value))}
        sx={range}
      />
    </Box>
  );
}

/** The size of the knob in px; the track ends where its middle does. */
const KNOB = 14;

const scrubber = { display: 'grid', height: 24, '& > *': { gridArea: '1 / 1' } } as const;

const track = { display: 'flex', alignItems: 'center', gap: '3px', mx: `${KNOB / 2}px` } as const;

const piece = {
  flexBasis: 0,
  height: 4,
  borderRadius: '2px',
  bgcolor: veil.edge,
  overflow: 'hidden',
} as const;

const fill = { height: 1, bgcolor: 'accent.main', forcedColorAdjust: 'none' } as const;

const knob = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: KNOB,
  height: KNOB,
  border: 0,
  borderRadius: '50%',
  backgroundColor: 'var(--mui-palette-accent-main)',
} as const;

const range = {
  appearance: 'none',
  width: 1,
  m: 0,
  bgcolor: 'transparent',
  borderRadius: '6px',
  cursor: 'pointer',
  '&::-webkit-slider-thumb': knob,
  '&::-moz-range-thumb': knob,
} as const;
