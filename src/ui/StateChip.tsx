import Box from '@mui/material/Box';

/** What a state means, which its color says: good, bad, something to wait for, or still open. */
export type StateTone = 'good' | 'bad' | 'waiting' | 'open' | 'neutral';

const COLORS: Record<StateTone, { color: string; bgcolor: string }> = {
  good: { color: 'success.main', bgcolor: 'tint.success' },
  bad: { color: 'error.main', bgcolor: 'tint.error' },
  waiting: { color: 'warning.main', bgcolor: 'tint.warning' },
  open: { color: 'primary.main', bgcolor: 'tint.primary' },
  neutral: { color: 'text.secondary', bgcolor: 'surface.sunken' },
};

export interface StateChipProps {
  label: string;
  /** Neutral where it is left out, as for a state that this version does not know. */
  tone?: StateTone;
}

/** How something stands, in a table or a heading. */
export function StateChip({ label, tone = 'neutral' }: StateChipProps) {
  return (
    <Box
      component="span"
      sx={{
        ...COLORS[tone],
        // The ground of a row in hand is that of a neutral one.
        boxShadow: 'inset 0 0 0 1px color-mix(in srgb, currentcolor 20%, transparent)',
        display: 'inline-block',
        px: 1,
        py: 0.25,
        borderRadius: '6px',
        typography: 'overline',
        whiteSpace: 'nowrap',
      }}
    >
      {label}
    </Box>
  );
}
