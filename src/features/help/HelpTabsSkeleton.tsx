import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { panel, phoneOnly, tabColumns, wideOnly } from './helpTabStyles';
import { AnswersSkeleton } from './PopularQuestions';

const GROUPS = 7;

/** Shown where the tabs and the questions of the first will be. */
export function HelpTabsSkeleton() {
  return (
    <Box sx={tabColumns}>
      <Skeleton variant="rounded" height={52} sx={phoneOnly} />
      <Box sx={[wideOnly, { flexDirection: 'column' }]}>
        {Array.from({ length: GROUPS }, (_, index) => (
          <Box
            key={`tab-${index}`}
            sx={{ height: 48, px: 2.5, display: 'flex', alignItems: 'center' }}
          >
            <Skeleton width="12ch" />
          </Box>
        ))}
      </Box>
      <Box sx={panel}>
        <AnswersSkeleton rows={7} />
      </Box>
    </Box>
  );
}
