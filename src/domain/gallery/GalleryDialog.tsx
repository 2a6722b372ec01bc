import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { radius } from '../../theme/tokens';
import type { GalleryPicture } from '../../api/resources/listings';
import { AppDialog } from '../../ui/Dialog';
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons';
import { Picture } from '../../ui/Picture';
import type { GalleryProps } from './Gallery';
import type { usePictures } from './usePictures';

export interface GalleryDialogProps extends Omit<GalleryProps, 'state'> {
  open: boolean;
  onClose: () => void;
  shown: ReturnType<typeof usePictures>;
}

/** How much of the window's height a picture takes at most; on phones it is as high as it wants to be. */
const HIGHEST = '68vh';

/** How wide it is then. */
const widthOf = ({ width, height }: Pick<GalleryPicture, 'width' | 'height'>) =>
  `calc(${HIGHEST} * ${width / height})`;

/** As large as the picture, so that its corners are those of the frame. */
const frameOf = (width: string) =>
  ({
    mx: 'auto',
    width: { sm: `min(100%, ${width})` },
    overflowX: 'auto',
    borderRadius: `${radius.control}px`,
  }) as const;

/** What a phone shows of it on the page, above all of it. */
const closeUp = {
  display: { sm: 'none' },
  mb: 1.5,
  borderRadius: `${radius.control}px`,
} as const;

/** A picture of the product as large as the window allows, with what it shows and the way to others. */
export function GalleryDialog({ open, onClose, pictures, title, shown }: GalleryDialogProps) {
  const { index, step, keys } = shown;
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
      {picture.closeUpUrl ? (
        <Picture
          key={picture.closeUpUrl}
          src={picture.closeUpUrl}
          alt=""
          name={title}
          width={picture.width}
          height={picture.height}
          sx={closeUp}
        />
      ) : null}
      {/* On phones the picture keeps a size at which its words can be read, and is moved about. */}
      <Box sx={frameOf(widthOf(picture))}>
        <Picture
          key={picture.url}
          src={picture.url}
          alt={picture.alt}
          name={title}
          width={picture.width}
          height={picture.height}
          priority
          fit="contain"
          sx={{ minWidth: { xs: 720, sm: 0 } }}
        />
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
    </AppDialog>
  );
}
