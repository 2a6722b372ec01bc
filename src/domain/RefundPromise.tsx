import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import { REFUND_DAYS } from '../lib/refundDays';
import { ShieldIcon } from '../ui/icons';

/** What takes the risk out of buying. */
export function RefundPromise({ sx }: { sx?: SystemStyleObject<Theme> }) {
  return (
    <Box
      sx={[
        {
          mt: 2,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          gap: 0.75,
          typography: 'body2',
          color: 'text.secondary',
        },
        sx ?? null,
      ]}
    >
      <ShieldIcon sx={{ fontSize: 18, flexShrink: 0, color: 'success.main' }} />
      <span>
        <Box component="b" sx={{ fontWeight: 600, color: 'text.primary' }}>
          {REFUND_DAYS}-day refund
        </Box>{' '}
        if it does not fit
      </span>
    </Box>
  );
}
