import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { AppDialog } from '../../ui/Dialog';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons';
import { EnlargedPicture } from './EnlargedPicture';
import type { GalleryProps } from './Gallery';
import type { usePictures } from './usePictures';

export interface GalleryDialogProps extends Omit<GalleryProps, 'state'> {
  open: boolean;
  onClose: () => void;
  shown: ReturnType<typeof usePictures>;
}

/** A picture of the product as large as the window allows, with what it shows and the way to others. */
export function GalleryDialog({ open, onClose, pictures, title, shown }: GalleryDialogProps) {
  const { index, step, keys, swipe } = shown;
  const picture = pictures[index];
  if (!picture) return null;
  return (
    <AppDialog open={open} onClose={onClose} title={title} fullScreen isDark {...keys}>
      <Box sx={column}>
        <EnlargedPicture picture={picture} title={title} swipe={swipe} />
        <Box sx={steps}>
          {pictures.length > 1 ? (
            <IconButton aria-label="Previous picture" onClick={() => step(-1)} sx={edged}>
              <ChevronLeftIcon />
            </IconButton>
          ) : null}
          <Typography variant="body2" role="status" sx={{ flex: 1, textAlign: 'center' }}>
            {pictures.length > 1 ? `${index + 1} of ${pictures.length}. ` : ''}
            {picture.alt}
          </Typography>
          {pictures.length > 1 ? (
            <IconButton aria-label="Next picture" onClick={() => step(1)} sx={edged}>
              <ChevronRightIcon />
            </IconButton>
          ) : null}
        </Box>
      </Box>
    </AppDialog>
  );
}

const edged = { border: 1, borderColor: 'divider' } as const;

/** In the middle of what the words and the ways to others leave of the window; on phones from edge to edge. */
const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  alignItems: 'safe center',
  minHeight: '100%',
  mx: { xs: -3, sm: 0 },
} as const;

/** At the bottom edge, where a thumb reaches them, and where they stay from one picture to the next. */
const steps = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  width: 1,
  maxWidth: 720,
  mx: 'auto',
  mt: 2,
  px: { xs: 2, sm: 0 },
} as const;
