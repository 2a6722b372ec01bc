import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { GalleryPicture } from '../../api/resources/listings';
import { prefetchPart } from '../../ui/LazyPart';
import { Picture } from '../../ui/Picture';
import { useSwallowedDrags } from '../../ui/useSwallowedDrags';
import { galleryFrame, galleryGrid, galleryRoot, type Proportions } from './galleryStyles';
import { GalleryStrip } from './GalleryStrip';
import { galleryDialog, type GalleryState } from './useGallery';

export interface GalleryProps {
  pictures: readonly GalleryPicture[];
  /** The product that they show. */
  title: string;
  /** Which of them is shown, and how; from `useGallery` of the page. */
  state: GalleryState;
  /** Of the pictures; one of other proportions is shown whole within. */
  proportions?: Proportions;
}

/**
 * The pictures of a product: one large, which opens in a dialog, and small ones to choose it from.
 * Arrow keys and a finger turn to the next. Phones show the close-up, which can be read there.
 */
export function Gallery({ pictures, title, state, proportions = '5 / 3' }: GalleryProps) {
  const { shown, isOpen, open, close, Dialog } = state;
  const drags = useSwallowedDrags();
  const { index, keys, swipe } = shown;
  const picture = pictures[index];
  if (!picture) return null;

  return (
    <Box component="section" aria-label={`Pictures of ${title}`} sx={galleryRoot}>
      <Box sx={galleryGrid(proportions, pictures.length)}>
        <Box
          {...swipe}
          {...drags}
          sx={{
            ...galleryFrame(proportions),
            position: 'relative',
            bgcolor: 'surface.sunken',
            // Up and down still moves the page; sideways is for the pictures.
            touchAction: 'pan-y pinch-zoom',
            // Around the picture: on it, it would be cut, and lost on some pictures.
            '&:has(> button:focus-visible)': {
              outline: 2,
              outlineColor: 'primary.main',
              outlineOffset: '2px',
            },
          }}
        >
          <Picture
            key={picture.url}
            src={picture.url}
            phoneSrc={picture.closeUpUrl}
            alt={picture.alt}
            name={title}
            width={picture.width}
            height={picture.height}
            priority={index === 0}
            fit="contain"
            sx={{ height: '100%', aspectRatio: 'auto' }}
          />
          <ButtonBase
            aria-label={`Enlarge picture ${index + 1} of ${pictures.length}`}
            aria-haspopup="dialog"
            onPointerEnter={() => prefetchPart(galleryDialog)}
            onFocus={() => prefetchPart(galleryDialog)}
            onClick={() => void open()}
            {...keys}
            sx={{
              position: 'absolute',
              inset: 0,
              borderRadius: 'inherit',
              cursor: 'zoom-in',
              '&:focus-visible': { outline: 'none' },
            }}
          />
        </Box>
        {pictures.length > 1 ? (
          <GalleryStrip pictures={pictures} title={title} proportions={proportions} shown={shown} />
        ) : null}
      </Box>
      {Dialog ? (
        <Dialog open={isOpen} onClose={close} pictures={pictures} title={title} shown={shown} />
      ) : null}
    </Box>
  );
}
