import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { TemplateSection } from '../../api/resources/templates';
import { pluralize } from '../../lib/text';
import { radius } from '../../theme/tokens';
import { Picture } from '../../ui/Picture';

/** Who the featured author is, beside the first of their templates. */
export function AuthorPanel({ section }: { section: TemplateSection | undefined }) {
  const author = section?.items[0]?.author;
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        gap: 3,
        p: { xs: 2.5, sm: 3.5 },
        borderRadius: `${radius.card}px`,
        bgcolor: 'tint.primary',
      }}
    >
      {section && author ? (
        <>
          <Picture
            src={author.avatarUrl}
            alt=""
            name={author.name}
            width={96}
            height={96}
            sx={{ width: { xs: 64, lg: 96 }, borderRadius: '22%' }}
          />
          <Box>
            <Typography variant="h3">{author.name}</Typography>
            <Typography sx={{ mt: 1.5 }}>{section.description}</Typography>
            <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
              {pluralize(section.totalItems, 'template', 'templates')} on sale here
            </Typography>
          </Box>
        </>
      ) : (
        <>
          <Skeleton variant="rounded" width={96} height={96} />
          <Box>
            <Skeleton width="60%" sx={{ typography: 'h3' }} />
            <Skeleton />
            <Skeleton />
            <Skeleton width="70%" />
          </Box>
        </>
      )}
    </Box>
  );
}
