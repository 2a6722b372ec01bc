import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useArticles, type Article } from '../../api/resources/blog';
import { formatDate } from '../../lib/dates';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { AsideSection } from '../../ui/AsideSection';
import { QueryView } from '../../ui/QueryView';

/** How many posts stand beside another. */
const SHOWN = 4;

const row = {
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 1, borderColor: 'divider' },
} as const;

/** Other posts with the tag that says most about this one; nothing where there are none. */
export function RelatedPosts({ article }: { article: Article }) {
  const [tag] = article.tags;
  // One more than are shown, because the post itself is among them.
  const related = useArticles({ tag: tag?.id, pageSize: SHOWN + 1 });
  const others = (items: readonly { id: string }[]) => items.some(({ id }) => id !== article.id);
  if (!tag || (related.data && !others(related.data.items))) return null;
  return (
    <AsideSection title={`More on ${tag.name.toLowerCase().replace(/^ai\b/, 'AI')}`}>
      <QueryView query={related} skeleton={<RelatedPostsSkeleton />}>
        {({ items }) => (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {items
              .filter(({ id }) => id !== article.id)
              .slice(0, SHOWN)
              .map(({ id, title, publishedAt }) => (
                <Box key={id} component="li" sx={row}>
                  <Link
                    component={AppLink}
                    to={pathTo('article', { id })}
                    color="inherit"
                    underline="hover"
                    sx={{ display: 'block', typography: 'subtitle2' }}
                  >
                    {title}
                  </Link>
                  <Box
                    component="time"
                    dateTime={publishedAt}
                    sx={{ typography: 'caption', color: 'text.secondary' }}
                  >
                    {formatDate(publishedAt)}
                  </Box>
                </Box>
              ))}
          </Box>
        )}
      </QueryView>
    </AsideSection>
  );
}

function RelatedPostsSkeleton() {
  return (
    <Box aria-hidden>
      {Array.from({ length: SHOWN }, (_, index) => (
        <Box key={`skeleton-${index}`} sx={row}>
          <Skeleton width="92%" sx={{ typography: 'body2' }} />
          <Skeleton width="40%" sx={{ typography: 'caption' }} />
        </Box>
      ))}
    </Box>
  );
}
