import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import type { ListingDetail } from '../../../api/resources/listings';
import { radius } from '../../../theme/tokens';
import { Picture } from '../../../ui/Picture';
import { galleryFrame, galleryStrip } from '../productLayout';

export interface GalleryProps {
  pictures: ListingDetail['pictures'];
  /** The product that they show. */
  title: string;
}

/** The pictures of a product: one large, and a row of small ones to choose it from. */
export function Gallery({ pictures, title }: GalleryProps) {
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, pictures.length - 1);
  const shown = pictures[index];
  if (!shown) return null;
  const isCover = index === 0;
  return (
    <Box component="section" aria-label={`Pictures of ${title}`}>
      <Box sx={{ ...galleryFrame, bgcolor: 'surface.sunken' }}>
        <Picture
          key={shown.url}
          src={shown.url}
          alt={shown.alt}
          name={title}
          width={shown.width}
          height={shown.height}
          priority={isCover}
          fit={isCover ? 'cover' : 'contain'}
          sx={{ height: '100%', aspectRatio: '2 / 1' }}
        />
      </Box>
      {pictures.length > 1 ? (
        <Box
          component="ul"
          sx={{
            ...galleryStrip,
            display: 'flex',
            gap: 1.5,
            mx: 0,
            mb: 0,
            p: 0,
            listStyle: 'none',
            overflowX: 'auto',
          }}
        >
          {pictures.map((picture, place) => (
            <Box component="li" key={picture.url} sx={{ flexShrink: 0, p: '3px' }}>
              <ButtonBase
                aria-label={`Show picture ${place + 1} of ${pictures.length}`}
                aria-pressed={place === index}
                onClick={() => setChosen(place)}
                sx={{
                  width: 92,
                  height: 58,
                  overflow: 'hidden',
                  borderRadius: `${radius.small}px`,
                  outline: place === index ? '2px solid' : '1px solid',
                  outlineColor: place === index ? 'primary.main' : 'divider',
                }}
              >
                <Picture
                  src={picture.url}
                  alt=""
                  name={title}
                  width={92}
                  height={58}
                  sx={{ height: '100%' }}
                />
              </ButtonBase>
            </Box>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}
