import { useRef } from 'react';
import type { useArticles } from '../../api/resources/blog';
import { MatchesElsewhere } from '../../domain/MatchesElsewhere';
import type { AppliedFilter } from '../../list/AppliedFilterChips';
import { ResultSection } from '../../list/ResultSection';
import { SortSelect } from '../../list/SortSelect';
import type { OpenList } from '../../list/useListState';
import { ArticleGrid, ArticleGridSkeleton } from './ArticleGrid';
import { SORTS, type BlogQuery } from './blogList';
import { NewestPosts } from './NewestPosts';

/** What the list is: the specification's heading for the whole blog, a plainer one for parts of it. */
function headingOf({ sort }: BlogQuery, isFiltered: boolean): string {
  if (isFiltered) return 'Matching posts';
  return sort === 'newest' ? 'Latest posts' : 'All posts';
}

export interface BlogResultsProps {
  list: OpenList<BlogQuery>;
  articles: ReturnType<typeof useArticles>;
  applied: readonly AppliedFilter<BlogQuery>[];
}

/** The posts that the query found. */
export function BlogResults({ list, articles, applied }: BlogResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <ResultSection
      list={list}
      result={articles}
      applied={applied}
      nouns={['post', 'posts']}
      heading={headingOf(list.query, applied.length > 0)}
      headingRef={heading}
      controls={
        <SortSelect
          sort={list.query.sort}
          sorts={SORTS}
          onChange={(sort) => list.change({ sort })}
        />
      }
      isShort
      elsewhere={
        <>
          <MatchesElsewhere q={list.query.q} besides="article" />
          <NewestPosts />
        </>
      }
      skeleton={<ArticleGridSkeleton />}
    >
      {(items, state) => <ArticleGrid articles={items} q={list.query.q} {...state} />}
    </ResultSection>
  );
}
