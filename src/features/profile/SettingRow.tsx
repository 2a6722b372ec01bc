import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface SettingRowProps {
  label: string;
  /** What it is now, or what the button does. */
  value: string;
  valueId?: string;
  /** The button, at the far end where there is room. */
  children: ReactNode;
}

/** A line of the profile that a button changes. */
export function SettingRow({ label, value, valueId, children }: SettingRowProps) {
  return (
    <Box sx={row}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" component="h3">
          {label}
        </Typography>
        <Typography id={valueId} variant="body2" sx={text}>
          {value}
        </Typography>
      </Box>
      {children}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'flex-start', sm: 'center' },
  justifyContent: 'space-between',
  columnGap: 3,
  rowGap: 1.25,
  '& > .MuiButton-root': { flexShrink: 0 },
} as const;

const text = { mt: 0.25, color: 'text.secondary', overflowWrap: 'anywhere' } as const;
