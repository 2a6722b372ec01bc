import Box from '@mui/material/Box';

export interface TrackProps {
  /** How much of the whole, from 0 to 1. */
  share: number;
  /** `success` is green from the start, `ends` as soon as the whole is reached. */
  tone?: 'primary' | 'success' | 'ends';
  /** How high it is, in px. */
  height?: number;
}

/** A bar that is filled as far as something has come. The words beside it say the same. */
export function Track({ share, tone = 'primary', height = 6 }: TrackProps) {
  const isGreen = tone === 'success' || (tone === 'ends' && share >= 1);
  return (
    <Box aria-hidden sx={track} style={{ height }}>
      <Box
        sx={[bar, { bgcolor: isGreen ? 'success.main' : 'primary.main' }]}
        style={{ width: `${100 * share}%` }}
      />
    </Box>
  );
}

const track = {
  borderRadius: '3px',
  // Seen on every ground, in the dark too, and fainter than any bar.
  bgcolor: 'color-mix(in srgb, var(--mui-palette-surface-controlEdge) 60%, transparent)',
  overflow: 'hidden',
} as const;

const bar = {
  height: 1,
  borderRadius: 'inherit',
  '@media (prefers-reduced-motion: no-preference)': { transition: 'width 180ms' },
} as const;
