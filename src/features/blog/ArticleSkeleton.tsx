import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { articleHead, articlePicture, articleTitle } from './blogLayout';

/** Stands for a post until it is there: head, picture, the first paragraphs. */
export function ArticleSkeleton() {
  return (
    <Box aria-hidden sx={{ minHeight: '100vh' }}>
      <Box sx={articleHead}>
        <div>
          <Skeleton width="30%" sx={{ typography: 'body2' }} />
          <Typography variant="title" component="div" sx={articleTitle}>
            <Skeleton width="86%" />
            <Skeleton width="48%" />
          </Typography>
          <Typography variant="lead" component="div" sx={{ mt: 2, maxWidth: '62ch' }}>
            <Skeleton />
            <Skeleton width="64%" />
          </Typography>
          <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', mt: 3 }}>
            <Skeleton variant="circular" width={44} height={44} />
            <Skeleton width={180} />
          </Box>
        </div>
        <Skeleton variant="rounded" sx={[articlePicture, { height: 'auto' }]} />
      </Box>
      <Typography component="div" sx={{ mt: { xs: 4, md: 6 }, maxWidth: '68ch' }}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={`skeleton-${index}`} width={index === 4 ? '56%' : '100%'} />
        ))}
      </Typography>
    </Box>
  );
}
