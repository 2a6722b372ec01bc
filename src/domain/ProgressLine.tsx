import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { tabularNumbers } from '../theme/tokens';
import { Track } from '../ui/Track';

export interface ProgressLineProps {
  done: number;
  total: number;
  /** True where buttons end the line of its words: that is as high as they are, or as `--buttons` says. */
  hasButtons?: boolean;
  /** Other words than how many lessons are done, or their place while that is not known. */
  children?: ReactNode;
}

/** How many lessons are done, as a bar and in words. */
export function ProgressLine({ done, total, hasButtons = false, children }: ProgressLineProps) {
  const share = done > 0 ? ` (${Math.floor((100 * done) / total)}%)` : '';
  return (
    // On phones it follows the text of its card at once.
    <Box sx={{ mt: { xs: 1, sm: 0 } }}>
      <Track share={done / total} tone="ends" />
      <Box sx={hasButtons ? [words, besideButtons] : words}>
        {children ?? `${done} of ${total} lessons done${share}`}
      </Box>
    </Box>
  );
}

const words = {
  ...tabularNumbers,
  mt: 0.75,
  typography: 'body2',
  color: 'text.secondary',
} as const;

/** In one row with the buttons, in whose middle it stands. */
const besideButtons = {
  mt: { sm: 1.25 },
  display: { sm: 'flex' },
  alignItems: 'center',
  minHeight: { sm: 'var(--buttons, 36px)' },
} as const;
