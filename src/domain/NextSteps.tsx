import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { panel } from '../theme/surfaceStyles';
import { numberedSteps } from '../ui/numberedSteps';

export interface NextStepsProps {
  title: string;
  /** One sentence each, in order. */
  steps: readonly string[];
  /** Buttons below the steps. */
  children?: ReactNode;
}

/** What comes next, step by step: how to begin with what was bought, or what comes of a report. */
export function NextSteps({ title, steps, children }: NextStepsProps) {
  return (
    <Box component="section" aria-labelledby="next-steps" sx={panel}>
      <Typography id="next-steps" variant="h4" component="h2">
        {title}
      </Typography>
      <Box component="ol" sx={list}>
        {steps.map((step) => (
          <li key={step}>
            <span>{step}</span>
          </li>
        ))}
      </Box>
      {children ? (
        <Box sx={{ mt: 2.5, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>{children}</Box>
      ) : null}
    </Box>
  );
}

const list = {
  ...numberedSteps,
  mt: 2,
  overflowWrap: 'anywhere',
} as const;
