import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useArticles } from '../../api/resources/blog';
import { LatestSection } from '../../domain/LatestSection';
import { pathTo } from '../../routing/paths';
import { QueryView } from '../../ui/QueryView';
import { ArticleCard, ArticleCardSkeleton } from './ArticleCard';
import { postRow } from './postRow';

/** How many are offered. */
const SHOWN = 3;

/** From how much room on three cards stand side by side; in less two do, and the third would be alone. */
const ROOM_FOR_THREE = 800;

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': { minWidth: 0 },
  [theme.breakpoints.down('sm')]: { gap: 12, '& > li > article': postRow },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    [`@container (max-width: ${ROOM_FOR_THREE - 0.05}px)`]: {
      '& > li:nth-of-type(3)': { display: 'none' },
    },
    [`@container (min-width: ${ROOM_FOR_THREE}px)`]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    },
  },
}));

/** The newest posts, for those who did not find what they looked for; nothing where they can't be loaded. */
export function NewestPosts() {
  const newest = useArticles({ sort: ['-publishedAt'], pageSize: SHOWN });
  if (newest.error && !newest.data) return null;
  return (
    <Box sx={{ mt: { xs: 4, md: 5 }, containerType: 'inline-size' }}>
      <LatestSection title="Latest posts" to={pathTo('blog')} linkLabel="View all posts">
        <QueryView
          query={newest}
          skeleton={
            <Cards aria-hidden>
              {Array.from({ length: SHOWN }, (_, index) => (
                <li key={`skeleton-${index}`}>
                  <ArticleCardSkeleton />
                </li>
              ))}
            </Cards>
          }
        >
          {({ items }) => (
            <Cards>
              {items.map((article) => (
                <li key={article.id}>
                  <ArticleCard article={article} />
                </li>
              ))}
            </Cards>
          )}
        </QueryView>
      </LatestSection>
    </Box>
  );
}
