import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTerms, type Term } from '../../api/resources/glossary';
import { AppLink } from '../../routing/AppLink';
import { radius, weight } from '../../theme/tokens';
import { QueryView } from '../../ui/QueryView';
import { termPath } from './glossaryUrl';
import { ruled } from './ruled';

const Neighbor = styled(AppLink)(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  padding: '6px 12px',
  marginLeft: -12,
  borderRadius: radius.small,
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': {
    color: theme.vars.palette.text.primary,
    backgroundColor: theme.vars.palette.action.hover,
  },
  '&[aria-current]': {
    fontWeight: weight.strong,
    color: theme.vars.palette.primary.main,
  },
}));

/** All terms of the list that a term is of, with the term itself marked. */
export function TermNeighbors({ term }: { term: Pick<Term, 'id' | 'list'> }) {
  const terms = useTerms({ list: term.list.id });
  return (
    <Box component="nav" aria-labelledby="same-list" sx={[frame, ruled]}>
      <Typography variant="h5" component="h2" id="same-list" sx={{ mb: 1 }}>
        {`All ${term.list.name} terms`}
      </Typography>
      <QueryView query={terms} skeleton={<Skeleton variant="rounded" height={620} />}>
        {({ items }) => (
          <Box component="ol" sx={names}>
            {items.map((item) => (
              <li key={item.id}>
                <Neighbor
                  to={termPath(item)}
                  aria-current={item.id === term.id ? 'page' : undefined}
                >
                  {item.title}
                </Neighbor>
              </li>
            ))}
          </Box>
        )}
      </QueryView>
    </Box>
  );
}

const names = { listStyle: 'none', m: 0, p: 0, columns: { sm: 2, md: 1 } } as const;

const frame = { pt: 2 } as const;
