import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Article } from '../../api/resources/blog';
import { initials } from '../../lib/text';
import { pathTo } from '../../routing/paths';
import { panel } from '../../theme/surfaceStyles';
import { ShareLinks } from '../../ui/ShareLinks';

/** Who wrote a post, at its end, and ways to pass it on. */
export function ArticleAuthor({ article: { id, title, author } }: { article: Article }) {
  return (
    <Box
      component="section"
      aria-labelledby="article-author"
      sx={{
        ...panel,
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: { xs: 2, sm: 3 },
        mt: { xs: 5, md: 7 },
      }}
    >
      <Avatar src={author.avatarUrl} alt="" sx={{ width: 72, height: 72, fontSize: 24 }}>
        {initials(author.name)}
      </Avatar>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Written by
        </Typography>
        <Typography id="article-author" variant="h4" component="h2">
          {author.name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {author.role}
        </Typography>
        <Typography sx={{ mt: 1.5, mb: 0.5 }}>{author.about}</Typography>
        <Box sx={{ ml: -2 }}>
          <ShareLinks title={title} path={pathTo('article', { id })} />
        </Box>
      </Box>
    </Box>
  );
}
