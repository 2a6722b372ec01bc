import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { legalColumns } from './legalColumns';

const PARAGRAPHS = [4, 3, 5, 4];

/** Shown where a legal document will be. */
export function LegalSkeleton() {
  return (
    <Box aria-hidden sx={{ minHeight: '100vh' }}>
      <Skeleton sx={{ mt: 0.5, maxWidth: '34em' }} />
      <Skeleton sx={{ mt: 2, width: '14em', typography: 'body2' }} />
      <Box sx={legalColumns}>
        {/* The contents, folded where they are above the text. */}
        <div>
          <Box sx={{ display: { md: 'none' } }}>
            <Skeleton variant="rounded" height={50} />
          </Box>
          <Box sx={{ display: { xs: 'none', md: 'block' } }}>
            {PARAGRAPHS.map((lines, link) => (
              <Skeleton key={`link-${link}`} width={`${40 + lines * 9}%`} height={32} />
            ))}
          </Box>
        </div>
        <Box sx={{ maxWidth: '68ch' }}>
          {PARAGRAPHS.map((lines, paragraph) => (
            <Box key={`paragraph-${paragraph}`} sx={{ mb: 4 }}>
              <Skeleton width="38%" height={34} />
              {Array.from({ length: lines }, (_, line) => (
                <Skeleton key={`line-${line}`} width={line === lines - 1 ? '62%' : '100%'} />
              ))}
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
