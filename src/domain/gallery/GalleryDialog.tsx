import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { AppDialog } from '../../ui/Dialog';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons';
import { EnlargedPicture, widthOf } from './EnlargedPicture';
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
  // Of all of them one width, so that the ways to others stay where they are.
  const widest = pictures.map(widthOf).join();
  return (
    <AppDialog
      open={open}
      onClose={onClose}
      title={title}
      maxWidth="lg"
      contentWidth={`max(480px, ${widest})`}
      fullScreenOnPhones
      {...keys}
    >
      <Box sx={column}>
        <Box sx={stage}>
          <EnlargedPicture picture={picture} title={title} swipe={swipe} />
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 2 }}>
          {pictures.length > 1 ? (
            <IconButton aria-label="Previous picture" onClick={() => step(-1)}>
              <ChevronLeftIcon />
            </IconButton>
          ) : null}
          <Typography variant="body2" role="status" sx={{ flex: 1, textAlign: 'center' }}>
            {pictures.length > 1 ? `${index + 1} of ${pictures.length}. ` : ''}
            {picture.alt}
          </Typography>
          {pictures.length > 1 ? (
            <IconButton aria-label="Next picture" onClick={() => step(1)}>
              <ChevronRightIcon />
            </IconButton>
          ) : null}
        </Box>
      </Box>
    </AppDialog>
  );
}

/** On phones the picture stands in the middle of what the words below it leave of the window. */
const column = { display: 'flex', flexDirection: 'column', minHeight: '100%' } as const;
const stage = {
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
} as const;
