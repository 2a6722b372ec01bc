import Box from '@mui/material/Box';
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

const percentOf = ({ sent, total }: SentBytes) => Math.round((100 * sent) / Math.max(total, 1));

const track = {
  height: 6,
  mt: 1.5,
  borderRadius: '3px',
  bgcolor: 'tint.primary',
  overflow: 'hidden',
} as const;

/** Where nobody knows how far it is, it goes from one end to the other; still for less motion. */
const bar = {
  height: 1,
  borderRadius: '3px',
  bgcolor: 'primary.main',
  '@media (prefers-reduced-motion: no-preference)': {
    transition: 'width 150ms',
    '&[data-unknown]': { animation: 'upload 1.4s ease-in-out infinite alternate' },
  },
  '@keyframes upload': { to: { transform: 'translateX(150%)' } },
} as const;

/** How an upload stands: in words, and in bytes where they can be told. */
export function UploadProgress({ upload, label }: { upload: Upload | null; label: string }) {
  const bytes = upload?.bytes;
  return (
    <>
      {upload && upload.phase !== 'failed' ? (
        <Box
          role="progressbar"
          aria-label={`Upload: ${label}`}
          aria-valuenow={bytes ? percentOf(bytes) : undefined}
          aria-valuetext={bytes ? wordsOf(bytes) : undefined}
          sx={track}
        >
          <Box
            data-unknown={bytes ? undefined : true}
            sx={bar}
            style={{ width: `${bytes ? percentOf(bytes) : 40}%` }}
          />
        </Box>
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
