import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTerms, type Term } from '../../api/resources/glossary';
import { AppLink } from '../../routing/AppLink';
import { QueryView } from '../../ui/QueryView';
import { sideLink } from '../../ui/sideLink';
import { termPath } from './glossaryUrl';

const Neighbor = styled(AppLink)(({ theme }) => sideLink(theme));

/** All terms of the list that a term is of, with the term itself marked. */
export function TermNeighbors({ term }: { term: Pick<Term, 'id' | 'list'> }) {
  const terms = useTerms({ list: term.list.id });
  return (
    <Box component="nav" aria-labelledby="same-list">
      <Typography variant="h5" component="h2" id="same-list" sx={{ mb: 1 }}>
        {`All ${term.list.name} terms`}
      </Typography>
      <QueryView
        query={terms}
        skeleton={<Skeleton variant="rounded" sx={{ height: { xs: 320, md: 620 } }} />}
      >
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

const names = {
  listStyle: 'none',
  m: 0,
  p: 0,
  columns: { xs: 2, md: 1 },
  '& > li': { breakInside: 'avoid' },
} as const;
