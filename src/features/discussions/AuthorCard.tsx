import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Participant } from '../../api/resources/discussions';
import { formatMonthYear } from '../../lib/dates';
import { formatCount } from '../../lib/text';
import { phoneInset, tabularNumbers, weight } from '../../theme/tokens';

const Facts = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: 8,
  margin: '16px 0 0',
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { ...tabularNumbers, margin: 0, textAlign: 'right', fontWeight: weight.strong },
}));

/**
 * The author: name, joined date, points, products (specification, sections 2 and 3). What they do and
 * their face are beside the post already.
 */
export function AuthorCard({ author }: { author: Participant }) {
  return (
    <Box
      component="section"
      aria-label="Author"
      sx={{
        p: { xs: phoneInset, sm: 2.5 },
        border: 1,
        borderColor: 'divider',
        borderRadius: '14px',
        bgcolor: 'background.paper',
        boxShadow: 'var(--mui-palette-elevation-rest)',
      }}
    >
      <Typography variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        About <bdi>{author.name}</bdi>
      </Typography>
      <Facts>
        <dt>Joined</dt>
        <dd>{formatMonthYear(author.memberSince)}</dd>
        <dt>Points</dt>
        <dd>{formatCount(author.points)}</dd>
        <dt>Products</dt>
        <dd>{formatCount(author.productCount)}</dd>
      </Facts>
    </Box>
  );
}
