import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useIsChanged } from '../../../forms/LeaveGuard';
import { SubmitButton } from '../../../forms/SubmitButton';
import { pageFootOf } from '../../../theme/tokens';
import { footBand } from '../../../ui/footBand';
import { usePageFoot } from '../../../ui/usePageFoot';
import type { VersionedValues } from './profileFields';

/**
 * Saves the form that it ends, and says what of the page that is. While there is something to be saved it
 * stays at the bottom of the window, however far up that was typed.
 */
export function SaveBar({ saved }: { saved: VersionedValues }) {
  const bar = useRef<HTMLDivElement>(null);
  const isChanged = useIsChanged(saved);
  usePageFoot('bar', bar, isChanged);
  return (
    <Box ref={bar} sx={isChanged ? [foot, pinned, footBand] : foot}>
      <SubmitButton label="SAVE" pendingLabel="Saving…" size="large" />
      <Typography variant="body2" sx={{ color: 'text.secondary', textWrap: 'pretty' }}>
        Saves your name, job title, company and address together.
      </Typography>
    </Box>
  );
}

/** Below the panels, which it ends; its room is the same where it is pinned. */
const foot = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 2,
  mt: { xs: 3, lg: 2 },
  py: 1.5,
  pl: { lg: '280px' },
  '& > .MuiButton-root': { flexShrink: 0 },
} as const;

const pinned = {
  position: 'sticky',
  bottom: pageFootOf('notice'),
  zIndex: 2,
  '@media print': { position: 'static' },
} as const;
