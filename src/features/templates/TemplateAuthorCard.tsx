import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { TemplateDetail } from '../../api/resources/templates';
import { RatingLine } from '../../domain/RatingLine';
import { formatMonthYear } from '../../lib/dates';
import { formatCount, pluralize } from '../../lib/text';
import { AppLink } from '../../routing/AppLink';
import { phoneInset, radius, tabularNumbers } from '../../theme/tokens';
import { Picture } from '../../ui/Picture';
import { authorPlace } from './templateLayout';
import { ALL_TEMPLATES, templatesHref } from './templateList';

/** Who made the template, and how their templates do. */
export function TemplateAuthorCard({ author }: { author: TemplateDetail['authorCard'] }) {
  return (
    <Box
      component="section"
      aria-labelledby="author"
      sx={{
        ...authorPlace,
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row', lg: 'column' },
        gap: { xs: 2, sm: 3, lg: 2 },
        p: { xs: phoneInset, sm: 3 },
        border: 1,
        borderColor: 'divider',
        borderRadius: `${radius.card}px`,
        bgcolor: 'background.paper',
        boxShadow: 'var(--mui-palette-elevation-rest)',
      }}
    >
      <Picture
        src={author.avatarUrl}
        alt=""
        name={author.name}
        width={96}
        height={96}
        sx={{ width: 72, flexShrink: 0, alignSelf: 'flex-start', borderRadius: '22%' }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Made by
        </Typography>
        <Typography id="author" variant="h3" component="h2">
          {author.name}
        </Typography>
        <Typography sx={{ mt: 1, maxWidth: '60ch' }}>{author.about}</Typography>
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
          sx={{ mt: 1.5, mx: -1.5 }}
        >
          All templates by {author.name}
        </Button>
      </Box>
    </Box>
  );
}
