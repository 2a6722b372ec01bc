import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface DottedLineProps {
  /** Elements, each a fact. */
  children: ReactNode;
  /** Whether each has a line of its own where there is room. */
  isStacked?: boolean;
}

/** Facts in a line with points between them, and none where the line breaks. */
export function DottedLine({ children, isStacked = false }: DottedLineProps) {
  return (
    <Box component="span" sx={{ display: 'block', overflow: 'hidden' }}>
      <Box component="span" sx={[facts, isStacked && stacked]}>
        {children}
      </Box>
    </Box>
  );
}

/** Room for a point before each; that of the first in a line is cut off. */
const POINT = 14;

const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  ml: `-${POINT}px`,
  fontSize: { xs: '0.75rem', sm: 'inherit' },
  '& > *': { whiteSpace: 'nowrap' },
  '& > *::before': {
    content: '"·" / ""',
    display: 'inline-block',
    width: POINT,
    textAlign: 'center',
  },
} as const;

const stacked = {
  flexDirection: { sm: 'column' },
  ml: { xs: `-${POINT}px`, sm: 0 },
  '& > *::before': {
    content: '"·" / ""',
    display: { xs: 'inline-block', sm: 'none' },
    width: POINT,
    textAlign: 'center',
  },
} as const;
