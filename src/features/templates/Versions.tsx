import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';
import type { TemplateDetail } from '../../api/resources/templates';
import { formatDate } from '../../lib/dates';

/** So many stand beside each other on wide windows. */
const MOST_BESIDE = 4;

/** The releases along a line, the newest first; the line runs sideways where there is room. */
export function Versions({ versions }: Pick<TemplateDetail, 'versions'>) {
  return (
    <Box component="ol" sx={line(Math.min(versions.length, MOST_BESIDE))}>
      {versions.map(({ number, releasedOn, changes }) => (
        <li key={number}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
            <Typography variant="h5" component="h3">
              Version {number}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              <time dateTime={releasedOn}>{formatDate(releasedOn)}</time>
            </Typography>
          </Box>
          <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.25, listStyleType: 'disc' }}>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </Box>
        </li>
      ))}
    </Box>
  );
}

const line = (beside: number): SystemStyleObject<Theme> => ({
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `repeat(${beside}, minmax(0, 1fr))` },
  columnGap: 4,
  rowGap: { xs: 3, lg: 5 },
  '& > li': { position: 'relative', pl: { xs: 3.5, lg: 0 }, pt: { lg: 3.5 } },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: { xs: 7, lg: 0 },
    width: 11,
    height: 11,
    borderRadius: '50%',
    border: 2,
    borderColor: 'primary.main',
    boxSizing: 'border-box',
  },
  '& > li:first-of-type::before': { bgcolor: 'primary.main' },
  // From one point to the next.
  '& > li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: { xs: 5, lg: 19 },
    right: { xs: 'auto', lg: -24 },
    top: { xs: 22, lg: 5 },
    bottom: { xs: -28, lg: 'auto' },
    borderLeft: { xs: 1, lg: 0 },
    borderTop: { xs: 0, lg: 1 },
    borderColor: { xs: 'divider', lg: 'divider' },
  },
});
