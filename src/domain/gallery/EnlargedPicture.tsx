import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { GalleryPicture } from '../../api/resources/listings';
import { radius } from '../../theme/tokens';
import { ZoomInIcon, ZoomOutIcon } from '../../ui/moreIcons';
import { Picture } from '../../ui/Picture';
import { useIsPhone } from '../../ui/useIsPhone';
import { useSwallowedDrags } from '../../ui/useSwallowedDrags';
import type { usePictures } from './usePictures';

/** How high a picture is at most: what the dialog's own parts and its padding leave of the window. */
const HIGHEST = 'max(160px, 100vh - 148px)';

/** The same of phones, whose words take two lines more, and which have a button below the picture. */
const HIGHEST_ON_PHONES = 'max(160px, 100dvh - 240px)';

/** How wide it is then. */
const widthOf = (
  { width, height }: Pick<GalleryPicture, 'width' | 'height'>,
  highest: string = HIGHEST,
) => `calc(${highest} * ${width / height})`;

export interface EnlargedPictureProps {
  picture: GalleryPicture;
  /** The product that it shows. */
  title: string;
  /** Turns to the next picture by finger. */
  swipe: ReturnType<typeof usePictures>['swipe'];
}

/**
 * A picture as large as the window allows: on phones a wide one is as high as they are, to be moved about,
 * and as wide where one zooms out, to see all of it and turn to the next by finger.
 */
export function EnlargedPicture({ picture, title, swipe }: EnlargedPictureProps) {
  const isPhone = useIsPhone();
  const [chosen, setChosen] = useState<{ url: string; isZoomed: boolean }>();
  const drags = useSwallowedDrags();
  const { url, alt, width, height } = picture;
  const highest = widthOf(picture);
  const zoomedWidth = { width: { xs: widthOf(picture, HIGHEST_ON_PHONES), sm: 'auto' } };
  const isZoomed = chosen?.url === url ? chosen.isZoomed : isPhone && width > height;
  return (
    // A finger that moves the picture about does not turn to the next.
    <Box
      {...(isZoomed ? {} : { ...swipe, ...drags })}
      sx={[frame(highest), !isZoomed && { touchAction: 'pan-y pinch-zoom' }]}
    >
      <Box key={url} sx={{ overflowX: 'auto', borderRadius: { sm: `${radius.control}px` } }}>
        <Box sx={isZoomed ? zoomedWidth : undefined}>
          <Picture
            src={url}
            alt={alt}
            name={title}
            width={width}
            height={height}
            priority
            fit="contain"
          />
        </Box>
      </Box>
      <Button
        startIcon={isZoomed ? <ZoomOutIcon /> : <ZoomInIcon />}
        onClick={() => setChosen({ url, isZoomed: !isZoomed })}
        sx={isZoomed ? zoom : zoomByPicture}
      >
        {isZoomed ? 'Zoom out' : 'Zoom in'}
      </Button>
    </Box>
  );
}

/** As large as the picture, so that its corners are those of the frame, in the middle of the window. */
const frame = (highest: string) =>
  ({ position: 'relative', mx: 'auto', width: `min(100%, ${highest})` }) as const;

/** Larger windows have room for all of the picture at once. */
const zoom = { display: { xs: 'flex', sm: 'none' }, mx: 'auto', mt: 1 } as const;

/** Wherever the picture is tapped, it is zoomed, until a finger moves it about. */
const zoomByPicture = {
  ...zoom,
  position: 'static',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
