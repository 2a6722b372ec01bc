import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { bestMark } from './comparisonStyles';
import { HasMark } from './HasMark';

/** What the looks of the cells say; the cells say it to screen readers themselves. */
export function ComparisonLegend({ sx }: { sx: SystemStyleObject<Theme> }) {
  return (
    <Box aria-hidden sx={[legend, sx]}>
      <Box component="span" sx={bestMark}>
        Best of all
      </Box>
      <Box component="span" sx={line}>
        <HasMark kind="own" />
        Not all have it
      </Box>
      <Box component="span" sx={line}>
        <HasMark kind="shared" />
        All have it
      </Box>
      <Box component="span" sx={line}>
        <HasMark kind="missing" />
        Not included
      </Box>
    </Box>
  );
}

const legend = { gap: 0.75, typography: 'caption', color: 'text.secondary' } as const;

const line = { display: 'flex', alignItems: 'center', gap: 0.75, whiteSpace: 'nowrap' } as const;
