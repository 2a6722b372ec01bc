import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { useGlossaryLists, Glossary } from '../../api/resources/glossary';
import { pluralize } from '../../lib/text';
import { AppLink } from '../../routing/AppLink';
import { ArrowRightIcon } from '../../ui/icons';
import { QueryView } from '../../ui/QueryView';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { glossaryPath, termPath } from './glossaryUrl';
import { ruled } from './ruled';
import { wordLink } from './wordLink';

const TERMS_SHOWN = 6;

const TermLink = styled(AppLink)(({ theme }) => ({
  ...wordLink(theme),
  display: 'block',
  padding: '6px 0',
}));

/** The four lists, each with six of its terms and a way to all of them. */
export function ListColumns({ lists }: { lists: ReturnType<typeof useGlossaryLists> }) {
  return (
    <QueryView query={lists} skeleton={<ListColumnsSkeleton />}>
      {({ items }) => (
        <Box sx={grid}>
          {items.map((list) => (
            <ListColumn key={list.id} list={list} />
          ))}
        </Box>
      )}
    </QueryView>
  );
}

function ListColumn({ list }: { list: Glossary }) {
  const headingId = `list-${list.id}`;
  return (
    <Box component="section" aria-labelledby={headingId} sx={[column, ruled]}>
      <Typography variant="h3" component="h2" id={headingId}>
        {list.title}
        {list.subject === null ? null : (
          <Box component="span" sx={subject}>
            {` · ${list.subject}`}
          </Box>
        )}
      </Typography>
      <Typography
        sx={{
          color: 'text.secondary',
          mt: 0.75,
          minHeight: { sm: '3.2em', lg: '4.8em', xl: '3.2em' },
        }}
      >
        {list.description}
      </Typography>
      <Box component="ul" sx={terms}>
        {list.terms.map((term) => (
          <li key={term.id}>
            <TermLink to={termPath(term)}>{term.title}</TermLink>
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Button
          component={AppLink}
          to={glossaryPath({ list: list.id })}
          sx={{ ml: '-8px', px: '8px' }}
          endIcon={<ArrowRightIcon />}
        >
          View All
          <VisuallyHidden>{` ${list.title} terms: ${list.description}`}</VisuallyHidden>
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {pluralize(list.termCount, 'term', 'terms')}
        </Typography>
      </Box>
    </Box>
  );
}

function ListColumnsSkeleton() {
  return (
    <Box sx={grid} aria-busy="true">
      {Array.from({ length: 4 }, (_, index) => (
        <Box key={`list-${index}`} sx={[column, ruled]}>
          <Skeleton width="6ch" sx={{ typography: 'h3' }} />
          <Box sx={{ mt: 0.75, minHeight: { xs: '3.2em', lg: '4.8em', xl: '3.2em' } }}>
            <Skeleton width="90%" />
          </Box>
          <Box sx={terms}>
            {Array.from({ length: TERMS_SHOWN }, (_, term) => (
              <Box key={`term-${term}`} sx={{ py: '6px' }}>
                <Skeleton width={`${40 + ((term * 13) % 40)}%`} />
              </Box>
            ))}
          </Box>
          <Skeleton variant="rounded" width={120} height={40} />
        </Box>
      ))}
    </Box>
  );
}

const grid = {
  display: 'grid',
  columnGap: { xs: 2, sm: 4 },
  rowGap: 4,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
} as const;

/** No box, but a rule above each. */
const column = {
  display: 'flex',
  flexDirection: 'column',
  pt: 2,
} as const;

/** Of lists that have one name. */
const subject = { color: 'text.secondary' } as const;

/** Phones have room for two of the short names side by side. */
const terms = {
  display: { xs: 'grid', sm: 'block' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 2,
  listStyle: 'none',
  m: 0,
  mt: 1.5,
  mb: 1.5,
  p: 0,
  flexGrow: 1,
} as const;
