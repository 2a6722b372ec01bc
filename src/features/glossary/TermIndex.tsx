import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { MatchesElsewhere } from '../../domain/MatchesElsewhere';
import { useGlossaryLists, useTerms, type TermSummary } from '../../api/resources/glossary';
import { pluralize } from '../../lib/text';
import { AppLink } from '../../routing/AppLink';
import { useLinkedPart } from '../../routing/useLinkedPart';
import { useAnnouncement } from '../../routing/useResultEffects';
import { EmptyState } from '../../ui/EmptyState';
import { SearchIcon } from '../../ui/icons';
import { QueryView } from '../../ui/QueryView';
import { glossaryPath } from './glossaryUrl';
import { LetterNav } from './LetterNav';
import { ALPHABET, byLetter, letterId, OTHER } from './letters';
import { TermRow } from './TermRow';

const LETTER_IDS = [...ALPHABET, OTHER].map(letterId);

export interface TermIndexProps {
  /** Id of the list whose terms are shown; undefined for all. */
  list: string | undefined;
  /** The words of the search; '' without one. */
  q: string;
}

/** The terms of a list, or of all, from A to Z, or those of them that a search finds. */
export function TermIndex({ list, q }: TermIndexProps) {
  const terms = useTerms({ list, ...(q === '' ? {} : { q }) });
  const count = terms.data && pluralize(terms.data.items.length, 'term', 'terms');
  useAnnouncement(count);
  return (
    <QueryView
      query={terms}
      skeleton={<TermIndexSkeleton />}
      empty={({ items }) => (items.length === 0 ? <NothingFound list={list} q={q} /> : null)}
    >
      {({ items }) => (
        <>
          <Letters items={items} />
          <Typography sx={{ mt: 3, color: 'text.secondary' }}>
            {q === '' ? `${count} from A to Z` : `${count} with “${q}”`}
          </Typography>
          <Groups items={items} showsList={list === undefined} />
        </>
      )}
    </QueryView>
  );
}

function Letters({ items }: { items: readonly TermSummary[] }) {
  useLinkedPart(LETTER_IDS);
  return <LetterNav letters={byLetter(items).map(({ letter }) => letter)} />;
}

function Groups({ items, showsList }: { items: readonly TermSummary[]; showsList: boolean }) {
  const { data: lists } = useGlossaryLists();
  return byLetter(items).map(({ letter, entries }) => (
    <Box component="section" key={letter} aria-labelledby={letterId(letter)} sx={group}>
      <Typography
        variant="h2"
        id={letterId(letter)}
        tabIndex={-1}
        sx={{ scrollMarginTop: '112px' }}
      >
        {letter}
      </Typography>
      <Box component="ul" sx={rows}>
        {entries.map((term) => (
          <TermRow
            key={term.id}
            term={term}
            listName={
              showsList ? lists?.items.find(({ id }) => id === term.listId)?.title : undefined
            }
          />
        ))}
      </Box>
    </Box>
  ));
}

function NothingFound({ list, q }: TermIndexProps) {
  return (
    <>
      <EmptyState
        icon={<SearchIcon />}
        title={`No terms match “${q}”`}
        description={
          list === undefined
            ? 'Try fewer or different words. If you think a term is missing, tell us.'
            : 'Try fewer or different words, or search all four lists at once.'
        }
        action={
          list === undefined ? (
            <Button component={AppLink} to={glossaryPath()} variant="contained">
              Clear the search
            </Button>
          ) : (
            <Button component={AppLink} to={glossaryPath({ q })} variant="contained">
              Search all lists
            </Button>
          )
        }
      />
      <MatchesElsewhere q={q} besides="term" />
    </>
  );
}

function TermIndexSkeleton() {
  return (
    <Box aria-busy="true" sx={{ minHeight: 1400 }}>
      {/* As high as it will be, in any window. */}
      <div aria-hidden>
        <LetterNav letters={[]} />
      </div>
      <Skeleton width="14ch" sx={{ mt: 3 }} />
      {['A', 'B', 'C'].map((letter) => (
        <Box key={letter} sx={[group, boneTops]}>
          <Skeleton width="1ch" sx={{ typography: 'h2', mt: { md: 2 } }} />
          <div>
            <Skeleton variant="rounded" height={84} />
            <Skeleton variant="rounded" height={84} sx={{ mt: 1 }} />
          </div>
        </Box>
      ))}
    </Box>
  );
}

const group = {
  display: 'grid',
  columnGap: 4,
  rowGap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '72px minmax(0, 1fr)' },
  // A letter stands on the line of the first term beside it.
  alignItems: { md: 'baseline' },
  mt: { xs: 3, md: 2 },
} as const;

/** Bones have no lines to stand on. */
const boneTops = { alignItems: 'start' } as const;

const rows = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 8,
  alignItems: 'start',
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;
