import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Article } from '../../api/resources/blog';
import { ShareLinks } from '../../ui/ShareLinks';
import { formatDate } from '../../lib/dates';
import { initials } from '../../lib/text';
import { AppLink } from '../../routing/AppLink';
import { pathTo } from '../../routing/paths';
import { weight } from '../../theme/tokens';
import { articleTitle } from './blogLayout';
import { blogHref } from './blogList';

/** The head of a post: where it belongs, title, excerpt, who wrote it and when, ways to share it. */
export function ArticleHeader({ article }: { article: Article }) {
  const { id, title, excerpt, author, tags, categories, publishedAt, readingMinutes } = article;
  // The tag first, as on the card of the post.
  const places = [
    ...tags.slice(0, 1).map((tag) => ({ name: tag.name, to: blogHref({ tag: tag.id }) })),
    ...categories.map(({ id: category, name }) => ({ name, to: blogHref({ category }) })),
  ];
  return (
    <header>
      <Box
        component="ul"
        aria-label="Tag and categories of this post"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, m: 0, p: 0, listStyle: 'none' }}
      >
        {places.map(({ name, to }) => (
          <li key={to}>
            <Link
              component={AppLink}
              to={to}
              variant="body2"
              underline="hover"
              sx={{ display: 'inline-block', py: 0.5, fontWeight: weight.strong }}
            >
              {name}
            </Link>
          </li>
        ))}
      </Box>
      <Typography variant="title" sx={articleTitle}>
        {title}
      </Typography>
      <Typography
        variant="lead"
        component="p"
        sx={{ mt: 2, maxWidth: '62ch', color: 'text.secondary', textWrap: 'balance' }}
      >
        {excerpt}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 3,
          rowGap: 1,
          mt: 3,
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
          <Avatar src={author.avatarUrl} alt="" sx={{ width: 44, height: 44, fontSize: 16 }}>
            {initials(author.name)}
          </Avatar>
          <Box sx={{ minWidth: 0 }}>
            <Box component="p" sx={{ m: 0, typography: 'body2' }}>
              <Box component="strong">{author.name}</Box>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {`, ${author.role}`}
              </Box>
            </Box>
            <Box component="p" sx={{ m: 0, typography: 'caption', color: 'text.secondary' }}>
              <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
              {` · ${readingMinutes} min read`}
            </Box>
          </Box>
        </Box>
        {/* The first sign begins where the text does, not its button. */}
        <Box sx={{ ml: -2 }}>
          <ShareLinks title={title} path={pathTo('article', { id })} />
        </Box>
      </Box>
    </header>
  );
}
