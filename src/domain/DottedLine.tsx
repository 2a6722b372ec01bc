import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface DottedLineProps {
  /** Elements, each a fact. */
  children: ReactNode;
  /** Whether each has a line of its own where there is room. */
  isStacked?: boolean;
  sx?: SxProps;
}

/** Facts in a line with points between them, and none where the line breaks. Made of phrasing content. */
export function DottedLine({ children, isStacked = false, sx }: DottedLineProps) {
  return (
    <Box
      component="span"
      sx={[{ display: 'block', overflow: 'hidden' }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <Box component="span" sx={[facts, isStacked && stacked]}>
        {children}
      </Box>
    </Box>
  );
}

/** Room for a point before each; that of the first in a line is cut off. */
const POINT = '14px';

const facts = {
  display: 'flex',
  flexWrap: 'wrap',
  ml: `-${POINT}`,
  '& > *': { position: 'relative', pl: POINT },
  '& > *::before': {
    content: '"·" / ""',
    position: 'absolute',
    left: 0,
    width: POINT,
    textAlign: 'center',
  },
  // In the name of a label, a comma tells one fact from the next.
  '& > * + *::before': { content: '"·" / ", "' },
} as const;

/** Below each other the points are as far out of sight. */
const stacked = { flexDirection: { sm: 'column' } } as const;
