import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { TemplateDetail } from '../../api/resources/templates';
import { RatingLine } from '../../domain/RatingLine';
import { formatMonthYear } from '../../lib/dates';
import { formatCount, pluralize } from '../../lib/text';
import { AppLink } from '../../routing/AppLink';
import { panel } from '../../theme/surfaceStyles';
import { tabularNumbers } from '../../theme/tokens';
import { AuthorPicture } from './AuthorPicture';
import { ALL_TEMPLATES, templatesHref } from './templateList';

/** Who made the template, and how their templates do. */
export function TemplateAuthorCard({ author }: { author: TemplateDetail['authorCard'] }) {
  return (
    <Box component="section" aria-labelledby="author" sx={{ ...panel, mt: { lg: 3 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <AuthorPicture author={author} size={64} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Made by
          </Typography>
          <Typography id="author" variant="h3" component="h2">
            {author.name}
          </Typography>
        </Box>
      </Box>
      <Typography sx={{ mt: 1.5, maxWidth: '60ch' }}>{author.about}</Typography>
      <Box
        sx={{
          ...tabularNumbers,
          mt: 1.5,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          rowGap: 0.5,
          typography: 'body2',
          color: 'text.secondary',
        }}
      >
        <RatingLine rating={author.rating} />
        <span>{pluralize(author.templateCount, 'template', 'templates')}</span>
        <span>{formatCount(author.salesCount)} sold</span>
        <span>Since {formatMonthYear(author.memberSince)}</span>
      </Box>
      <Button
        component={AppLink}
        to={templatesHref({ section: ALL_TEMPLATES, author: [author.id] })}
        size="small"
        sx={{ mt: 1, mx: -1.5, mb: -1 }}
      >
        All templates by {author.name}
      </Button>
    </Box>
  );
}
