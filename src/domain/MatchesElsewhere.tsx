import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useSearchCounts, type SearchKind } from '../api/resources/search';
import { pluralize } from '../lib/text';
import { AppLink } from '../routing/AppLink';
import { pathTo } from '../routing/paths';
import type { RouteName } from '../routing/routeTable';

const KINDS: Readonly<Record<SearchKind, { one: string; many: string; route: RouteName }>> = {
  software: { one: 'software listing', many: 'software listings', route: 'software' },
  course: { one: 'course', many: 'courses', route: 'courses' },
  deal: { one: 'deal', many: 'deals', route: 'deals' },
  template: { one: 'template', many: 'templates', route: 'templates' },
  article: { one: 'blog post', many: 'blog posts', route: 'blog' },
  discussion: { one: 'discussion', many: 'discussions', route: 'discussions' },
  term: { one: 'glossary term', many: 'glossary terms', route: 'glossary' },
  'help-question': { one: 'help answer', many: 'help answers', route: 'support' },
};

const isKnown = (kind: string): kind is SearchKind => Object.hasOwn(KINDS, kind);

export interface MatchesElsewhereProps {
  /** The words that found nothing, or little; '' without a search, which points nowhere. */
  q: string;
  /** True below what was found here, at whose edge it then begins. */
  isAlsoHere?: boolean;
  /** What was searched. */
  besides: SearchKind;
}

/**
 * Where else the words of a search find something, each with how much: `3 courses match`. Nothing
 * until that is known, and nothing where there is none: it only adds to what the list says.
 */
export function MatchesElsewhere({ q, besides, isAlsoHere = false }: MatchesElsewhereProps) {
  const { data } = useSearchCounts(q);
  const found = data?.items.filter(
    ({ kind, count }) => kind !== besides && isKnown(kind) && count > 0,
  );
  if (!found?.length) return null;
  return (
    <Box
      component="section"
      aria-label="Matches elsewhere"
      sx={isAlsoHere ? { mt: 3 } : { mt: 1, textAlign: 'center' }}
    >
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        “{q}” was {isAlsoHere ? 'also found' : 'found'} elsewhere:
      </Typography>
      <Box
        component="ul"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: isAlsoHere ? 'start' : 'center',
          columnGap: 2.5,
          listStyle: 'none',
          m: 0,
          p: 0,
        }}
      >
        {found.map(({ kind, count }) => {
          const { one, many, route } = KINDS[kind];
          return (
            <li key={kind}>
              <Link
                component={AppLink}
                to={pathTo(route, { q })}
                sx={{ display: 'inline-block', py: 1 }}
              >
                {`${pluralize(count, one, many)} ${count === 1 ? 'matches' : 'match'}`}
              </Link>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
