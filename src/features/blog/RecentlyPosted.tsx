import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useArticles } from '../../api/resources/blog';
import { CarouselSkeleton, type SlidesToShow } from '../../ui/CarouselFrame';
import { LazyCarousel } from '../../ui/LazyCarousel';
import { QueryView } from '../../ui/QueryView';
import { ArticleCard, ArticleCardSkeleton } from './ArticleCard';

/**
 * The breakpoints of the specification, section 9, which are widths up to which a number holds:
 * 480, 600, 768, 820, 1024 and 1200 px.
 */
const SLIDES: SlidesToShow = { base: 1, 481: 1, 601: 2, 769: 2, 821: 3, 1025: 3, 1201: 4 };

/** How many posts go round. */
const SHOWN = 8;

/** Alone on a large phone a card would be as wide as the window; no card is wider than it reads well. */
const slide = { width: '100%', height: '100%', maxWidth: 440, mx: 'auto' } as const;

/** The newest posts besides the one that is read, as a carousel (specification, section 2). */
export function RecentlyPosted({ except }: { except: string }) {
  const recent = useArticles({ pageSize: SHOWN + 1 });
  const heading = (
    <Typography variant="h3" component="h2">
      Recently posted
    </Typography>
  );
  return (
    <QueryView
      query={recent}
      skeleton={
        <CarouselSkeleton heading={heading} slidesToShow={SLIDES}>
          {Array.from({ length: 4 }, (_, index) => (
            <Box key={`skeleton-${index}`} sx={slide}>
              <ArticleCardSkeleton />
            </Box>
          ))}
        </CarouselSkeleton>
      }
    >
      {({ items }) => (
        <LazyCarousel label="Recently posted" heading={heading} slidesToShow={SLIDES}>
          {items
            .filter(({ id }) => id !== except)
            .slice(0, SHOWN)
            .map((article) => (
              <Box key={article.id} sx={slide}>
                <ArticleCard article={article} />
              </Box>
            ))}
        </LazyCarousel>
      )}
    </QueryView>
  );
}
