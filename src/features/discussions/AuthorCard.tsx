import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Participant } from '../../api/resources/discussions';
import { formatMonthYear } from '../../lib/dates';
import { formatCount, initials } from '../../lib/text';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { tabularNumbers } from '../../theme/tokens';
import { occupationOf } from './PostByline';

const Facts = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: 8,
  margin: '20px 0',
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { ...tabularNumbers, margin: 0, fontWeight: 600 },
}));

/** The author: name, role and company, joined date, points, products (specification, sections 2 and 3). */
export function AuthorCard({ author }: { author: Participant }) {
  return (
    <Box
      component="section"
      aria-label="Author"
      sx={{
        p: 2.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: '14px',
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <Avatar src={author.avatarUrl} alt="" sx={{ width: 56, height: 56 }}>
          {initials(author.name)}
        </Avatar>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h4" component="h2" dir="auto" sx={{ overflowWrap: 'anywhere' }}>
            {author.name}
          </Typography>
          <Typography
            variant="body2"
            dir="auto"
            sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
          >
            {occupationOf(author)}
          </Typography>
        </Box>
      </Box>
      <Facts>
        <dt>Joined</dt>
        <dd>{formatMonthYear(author.memberSince)}</dd>
        <dt>Points</dt>
        <dd>{formatCount(author.points)}</dd>
        <dt>Products</dt>
        <dd>{formatCount(author.productCount)}</dd>
      </Facts>
      <Button
        component={AppLink}
        to={pathTo('discussions', { author: author.id })}
        variant="outlined"
        color="secondary"
        fullWidth
      >
        All their discussions
      </Button>
    </Box>
  );
}
