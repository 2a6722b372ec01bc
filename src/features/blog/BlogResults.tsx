import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { useArticles } from '../../api/resources/blog';
import { NoResults } from '../../list/NoResults';
import { PastTheEnd } from '../../list/PastTheEnd';
import { pluralize } from '../../lib/text';
import { IgnoredNotice } from '../../list/IgnoredNotice';
import type { IgnoredParameter } from '../../list/UrlReader';
import { useAnnouncement, useFocusOnPageChange } from '../../routing/useResultEffects';
import { AppliedFilterChips, type AppliedFilter } from '../../list/AppliedFilterChips';
import { Pagination } from '../../ui/Pagination';
import { QueryView } from '../../ui/QueryView';
import { SortSelect } from '../../list/SortSelect';
import { ArticleGrid, ArticleGridSkeleton } from './ArticleGrid';
import { blogHref, SORTS, toArticleQuery, type BlogQuery } from './blogQuery';

const NOUNS = ['post', 'posts'] as const;

/** `44 posts`, also said aloud when it changes. */
const countText = (totalItems: number) => pluralize(totalItems, ...NOUNS);

/** What the list is: the specification's heading for the whole blog, a plainer one for parts of it. */
function headingOf({ sort }: BlogQuery, isFiltered: boolean): string {
  if (isFiltered) return 'Posts that fit';
  return sort === 'newest' ? 'Latest posts' : 'All posts';
}

export interface BlogResultsProps {
  query: BlogQuery;
  /** What of the address is not in the query. */
  ignored: readonly IgnoredParameter[];
  applied: readonly AppliedFilter<BlogQuery>[];
  onChange: (change: Partial<BlogQuery>) => void;
  onClear: () => void;
}

/** The posts that the query found: count, order, what is applied, the cards, the pages. */
export function BlogResults({ query, ignored, applied, onChange, onClear }: BlogResultsProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const articles = useArticles(toArticleQuery(query));
  const { data, error, isLoading } = articles;
  const isSettled = data !== undefined && !isLoading && !error;
  useFocusOnPageChange(heading, query.page, blogHref({ ...query, page: 1 }));
  useAnnouncement(isSettled ? countText(data.page.totalItems) : undefined);

  const focusHeading = () => heading.current?.focus();
  const hrefFor = (page: number) => blogHref({ ...query, page });

  return (
    // Tall enough to keep the footer out of sight, however few posts there are.
    <Box component="section" aria-labelledby={headingId} sx={{ minWidth: 0, minHeight: '100vh' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1.5,
          minHeight: 40,
        }}
      >
        <Typography id={headingId} ref={heading} tabIndex={-1} variant="h3" component="h2">
          {headingOf(query, applied.length > 0)}
          {data ? (
            <Box
              component="span"
              sx={{ ml: 1.25, typography: 'body2', color: 'text.secondary', whiteSpace: 'nowrap' }}
            >
              {countText(data.page.totalItems)}
            </Box>
          ) : null}
        </Typography>
        <SortSelect sort={query.sort} sorts={SORTS} onChange={(sort) => onChange({ sort })} />
      </Box>
      {/* As high without chips, so that the first filter moves nothing. */}
      <Box sx={{ minHeight: 32, my: 1.25 }}>
        <AppliedFilterChips
          filters={applied}
          onChange={onChange}
          onClear={onClear}
          onEmptied={focusHeading}
        />
      </Box>
      <IgnoredNotice ignored={ignored} />
      <QueryView
        query={articles}
        skeleton={<ArticleGridSkeleton />}
        empty={({ items, page }) => {
          if (items.length > 0) return null;
          if (page.totalItems > 0)
            return <PastTheEnd page={page} nouns={NOUNS} firstPage={hrefFor(1)} />;
          return (
            <NoResults
              nouns={NOUNS}
              applied={applied}
              onChange={onChange}
              onClear={onClear}
              onLeave={focusHeading}
            />
          );
        }}
      >
        {({ items, page }) => (
          <>
            <ArticleGrid articles={items} isStale={!isSettled} isLoading={isLoading} />
            <Box sx={{ mt: { xs: 4, md: 5 } }}>
              <Pagination
                page={page.number}
                count={page.totalPages}
                hrefFor={hrefFor}
                label="Pages of posts"
              />
            </Box>
          </>
        )}
      </QueryView>
    </Box>
  );
}
