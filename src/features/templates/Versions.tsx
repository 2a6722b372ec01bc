import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TemplateDetail } from '../../api/resources/templates';
import { formatDate } from '../../lib/dates';

/** The releases below each other, the newest first: number and date, and beside them what changed. */
export function Versions({ versions }: Pick<TemplateDetail, 'versions'>) {
  return (
    <Box component="ol" sx={list}>
      {versions.map(({ number, releasedOn, changes }) => (
        <li key={number}>
          <div>
            <Typography variant="h5" component="h3">
              Version {number}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <time dateTime={releasedOn}>{formatDate(releasedOn)}</time>
            </Typography>
          </div>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </Box>
        </li>
      ))}
    </Box>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  borderBottom: 1,
  borderColor: 'divider',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '176px minmax(0, 1fr)' },
    columnGap: 3,
    rowGap: 0.5,
    py: 1.5,
    borderTop: 1,
    borderColor: 'divider',
  },
} as const;
