import { styled } from '@mui/material/styles';
import type { FoundArticle } from '../../api/resources/blog';
import { Matched } from '../../domain/search/Matched';
import { radius } from '../../theme/tokens';
import { ArticleCard, ArticleCardSkeleton } from './ArticleCard';
import { postRow } from './postRow';

/** As much of a text as its line has room for. */
const clamped = { WebkitLineClamp: 3, marginTop: 6 } as const;

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 20,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  transition: 'opacity 120ms',
  // Only a wait that can be felt shows; quick answers don't flicker.
  '&[data-stale]': { opacity: 0.6, transitionDelay: '120ms' },
  // On phones all but the first are rows, their picture at the left.
  [theme.breakpoints.down('sm')]: {
    gap: 12,
    '& > li:not(:first-of-type) > article': postRow,
  },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > li:first-of-type': { gridColumn: '1 / -1' },
    // After the lead and two cards the others are lines of text with a small picture.
    '& > li:nth-of-type(n + 4)': {
      gridColumn: '1 / -1',
      paddingTop: 20,
      borderTop: `1px solid ${theme.vars.palette.divider}`,
    },
    '& > li:nth-of-type(n + 4) > article': {
      flexDirection: 'row',
      alignItems: 'stretch',
      columnGap: 24,
      // Nothing is cut at a corner that is not seen.
      overflow: 'visible',
      border: 0,
      borderRadius: radius.card,
      backgroundColor: 'transparent',
      boxShadow: 'none',
      '&:hover': { boxShadow: 'none', transform: 'none' },
      '&:hover .ArticleCard-title a': { textDecoration: 'underline' },
      '& .ArticleCard-picture': {
        width: '30%',
        maxWidth: 264,
        alignSelf: 'start',
        borderRadius: radius.control,
      },
      '& .ArticleCard-picture > *': { outlineWidth: 1 },
      '& .ArticleCard-body': { padding: 0 },
      '& .ArticleCard-top': { justifyContent: 'flex-start' },
      '& .ArticleCard-excerpt': { ...clamped, maxWidth: '64ch' },
    },
  },
}));

/** How many cards of the first view get their pictures at once. */
const FIRST_ROWS = 3;

export interface ArticleGridProps {
  articles: readonly FoundArticle[];
  /** What they were searched for. */
  q: string;
  /** True while these are old posts, of another query: they are dimmed. */
  isStale: boolean;
  /** True while new ones are on their way. */
  isLoading: boolean;
}

/** The posts of a result as cards, the first across the whole width, those after the third as rows. */
export function ArticleGrid({ articles, q, isStale, isLoading }: ArticleGridProps) {
  return (
    <Grid
      // Another result is another list: cards that both have don't travel across the page.
      key={articles.map(({ id }) => id).join()}
      aria-busy={isLoading}
      data-stale={isStale || undefined}
    >
      {articles.map((article, index) => (
        <li key={article.id}>
          <ArticleCard
            article={article}
            excerpt={<FoundExcerpt article={article} q={q} />}
            wide={index === 0}
            priority={index < FIRST_ROWS}
          />
        </li>
      ))}
    </Grid>
  );
}

/** What a post is about or, where that does not answer the search, the sentence that does. */
function FoundExcerpt({ article, q }: { article: FoundArticle; q: string }) {
  const { excerpt, passage } = article;
  return <Matched text={passage === null ? excerpt : `… ${passage}`} words={q} />;
}

/** Shown where a page of posts will be. */
export function ArticleGridSkeleton() {
  return (
    <Grid aria-hidden>
      {Array.from({ length: 9 }, (_, index) => (
        <li key={`skeleton-${index}`}>
          <ArticleCardSkeleton wide={index === 0} />
        </li>
      ))}
    </Grid>
  );
}
