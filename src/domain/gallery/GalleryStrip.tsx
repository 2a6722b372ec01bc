import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useRef, type KeyboardEvent } from 'react';
import { Picture } from '../../ui/Picture';
import { galleryStrip } from './galleryStyles';
import type { GalleryProps } from './Gallery';
import type { usePictures } from './usePictures';

/** Small pictures, to choose the large one from; arrow keys go along it. */
export function GalleryStrip({
  pictures,
  title,
  proportions = '5 / 3',
  shown,
}: GalleryProps & { shown: ReturnType<typeof usePictures> }) {
  const list = useRef<HTMLUListElement>(null);
  const { index, choose, placeAfter, keys } = shown;
  const turn = (event: KeyboardEvent) => {
    keys.onKeyDown(event);
    if (!event.defaultPrevented) return;
    // The focus goes along, or the next arrow would begin from the wrong picture.
    const next = placeAfter(event.key === 'ArrowLeft' ? -1 : 1);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <Box component="ul" ref={list} onKeyDown={turn} sx={galleryStrip(proportions, pictures.length)}>
      {pictures.map((picture, place) => (
        <li key={picture.url}>
          <ButtonBase
            aria-label={`Show picture ${place + 1} of ${pictures.length}`}
            aria-pressed={place === index}
            onClick={() => choose(place)}
            sx={{
              outline: place === index ? '2px solid' : '1px solid',
              outlineColor: place === index ? 'primary.main' : 'divider',
            }}
          >
            <Picture
              // The same picture as the large one, which is the close-up on phones.
              src={picture.url}
              phoneSrc={picture.closeUpUrl}
              alt=""
              name={title}
              width={pictures[0]?.width ?? 1200}
              height={pictures[0]?.height ?? 720}
              sx={{ height: '100%' }}
            />
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}
