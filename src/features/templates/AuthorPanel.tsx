import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { TemplateSection } from '../../api/resources/templates';
import { pluralize } from '../../lib/text';
import { AuthorPicture } from './AuthorPicture';

/** Who the featured author is, in one line above the first of their templates. */
export function AuthorPanel({ section }: { section: TemplateSection | undefined }) {
  const author = section?.items[0]?.author;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: { xs: 'flex-start', sm: 'center' },
        gap: 2,
        mb: { xs: 2, sm: 2.5 },
        minHeight: 56,
      }}
    >
      {section && author ? (
        <>
          <AuthorPicture author={author} size={56} />
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="h4" component="h3">
              {author.name}{' '}
              <Typography
                component="span"
                variant="body2"
                sx={{ ml: 1, color: 'text.secondary', whiteSpace: 'nowrap' }}
              >
                {pluralize(section.totalItems, 'template', 'templates')}
              </Typography>
            </Typography>
            <Typography sx={{ typography: { xs: 'body2', sm: 'body1' }, color: 'text.secondary' }}>
              {section.description}
            </Typography>
          </Box>
        </>
      ) : (
        <>
          <Skeleton variant="rounded" width={56} height={56} sx={{ flexShrink: 0 }} />
          <Box sx={{ flexGrow: 1 }}>
            <Skeleton width="14em" sx={{ typography: 'h4' }} />
            <Skeleton width="70%" />
          </Box>
        </>
      )}
    </Box>
  );
}
