import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { SentBytes } from '../../../api/uploadFetch';
import { formatKilobytes } from '../../../lib/text';
import type { Upload } from './useUpload';

const PHASES: Record<Upload['phase'], string> = {
  preparing: 'Preparing the file…',
  sending: 'Uploading…',
  waiting: 'The connection dropped.',
  failed: 'Not uploaded.',
};

const wordsOf = ({ sent, total }: SentBytes) =>
  `${formatKilobytes(sent)} of ${formatKilobytes(total)}`;

/** How an upload stands: in words, and in bytes where they can be told. */
export function UploadProgress({ upload, label }: { upload: Upload | null; label: string }) {
  const bytes = upload?.bytes;
  return (
    <>
      {upload && upload.phase !== 'failed' ? (
        <LinearProgress
          {...(bytes
            ? { variant: 'determinate', value: (100 * bytes.sent) / Math.max(bytes.total, 1) }
            : {})}
          aria-label={`Upload: ${label}`}
          aria-valuetext={bytes ? wordsOf(bytes) : undefined}
          sx={{ mt: 1.5, borderRadius: '4px' }}
        />
      ) : null}
      <Box sx={{ display: 'flex', gap: 1, mt: upload ? 0.75 : 0 }}>
        <Typography role="status" variant="body2">
          {upload ? PHASES[upload.phase] : ''}
        </Typography>
        {/* Outside of the status: nobody wants to hear every kilobyte. */}
        {bytes ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {wordsOf(bytes)}
          </Typography>
        ) : null}
      </Box>
    </>
  );
}
