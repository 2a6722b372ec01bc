import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useRef, type KeyboardEvent } from 'react';
import { radius } from '../../theme/tokens';
import { Picture } from '../../ui/Picture';
import { galleryStrip } from './galleryStyles';
import type { GalleryProps } from './Gallery';
import type { usePictures } from './usePictures';

/** Small pictures in a row, to choose the large one from; arrow keys go along it. */
export function GalleryStrip({
  pictures,
  title,
  proportions,
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
    <Box
      component="ul"
      ref={list}
      onKeyDown={turn}
      sx={{
        ...galleryStrip,
        display: { xs: 'grid', md: 'flex' },
        gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
        // On phones as many as there mostly are fit, and more of them are scrolled to.
        gridAutoFlow: { xs: 'column', sm: 'row' },
        gridAutoColumns: { xs: 'minmax(72px, 104px)', sm: 'auto' },
        gap: { xs: 0, sm: 0.5, md: 1.25 },
        // The pictures stand flush with the large one; around them is room for rings.
        mx: '-4px',
        mb: 0,
        p: 0,
        listStyle: 'none',
        overflowX: 'auto',
        // On tablets one that is left over takes its row, beside the higher box to buy.
        '& > li:last-of-type:nth-of-type(odd)': { gridColumn: { sm: '1 / -1' } },
      }}
    >
      {pictures.map((picture, place) => (
        <Box component="li" key={picture.url} sx={{ flexShrink: 0, p: '4px' }}>
          <ButtonBase
            aria-label={`Show picture ${place + 1} of ${pictures.length}`}
            aria-pressed={place === index}
            onClick={() => choose(place)}
            sx={{
              width: { xs: 1, md: 96 },
              height: { xs: 'auto', md: 58 },
              aspectRatio: { xs: '96 / 58', sm: proportions, md: 'auto' },
              overflow: 'hidden',
              borderRadius: `${radius.small}px`,
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
              width={96}
              height={58}
              sx={{ height: '100%' }}
            />
          </ButtonBase>
        </Box>
      ))}
    </Box>
  );
}
