import Box from '@mui/material/Box';
import type { StatementStatus as Status } from '../../api/resources/statements';

const LOOKS: Record<Status, { label: string; color: string; bgcolor: string }> = {
  open: { label: 'Open', color: 'primary.main', bgcolor: 'tint.primary' },
  due: { label: 'Due', color: 'warning.main', bgcolor: 'tint.warning' },
  paid: { label: 'Paid', color: 'success.main', bgcolor: 'tint.success' },
  'nothing-due': { label: 'Nothing due', color: 'text.secondary', bgcolor: 'surface.sunken' },
};

/** How a statement stands; a status that this version does not know is shown as it is. */
export function StatementStatus({ status }: { status: Status }) {
  const { label, ...colors } = (LOOKS as Partial<typeof LOOKS>)[status] ?? {
    ...LOOKS['nothing-due'],
    label: status,
  };
  return (
    <Box
      component="span"
      sx={{
        ...colors,
        display: 'inline-block',
        px: 1,
        py: 0.25,
        borderRadius: '6px',
        fontSize: '0.8125rem',
        fontWeight: 600,
        whiteSpace: 'nowrap',
      }}
    >
      {label}
    </Box>
  );
}
