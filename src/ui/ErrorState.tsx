import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AlertIcon } from './icons';
import { slip } from './slip';
import { phoneInset } from '../theme/tokens';

export interface ErrorStateProps {
  /** What happened, in plain words. */
  title: string;
  /** What to do about it. */
  description?: ReactNode;
  /** Usually a Retry button. */
  action?: ReactNode;
  headingLevel?: 'h1' | 'h2' | 'h3' | 'p';
}

/** Shown where content would be when it could not be loaded. */
export function ErrorState({ title, description, action, headingLevel = 'h2' }: ErrorStateProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { xs: 'flex-start', sm: 'center' },
        gap: 2,
        p: { xs: phoneInset, sm: 3 },
        border: 1,
        borderColor: 'divider',
        borderRadius: '14px',
        bgcolor: 'background.paper',
        boxShadow: 'var(--mui-palette-elevation-rest)',
        color: 'text.primary',
      }}
    >
      <Box aria-hidden sx={[slip, { bgcolor: 'tint.error', color: 'error.main' }]}>
        <AlertIcon />
      </Box>
      <Box sx={{ flexGrow: 1 }}>
        <Typography variant="h4" component={headingLevel}>
          {title}
        </Typography>
        {description ? (
          <Typography variant="body2" component="div" sx={{ mt: 0.5 }}>
            {description}
          </Typography>
        ) : null}
      </Box>
      {action ? <Box sx={{ flexShrink: 0 }}>{action}</Box> : null}
    </Box>
  );
}
