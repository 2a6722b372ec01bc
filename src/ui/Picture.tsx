import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useState } from 'react';
import { initials } from '../lib/text';

export interface PictureProps {
  /** Null where there is no picture yet: the initials take its place. */
  src: string | null;
  /** Shown in its place on phones, in the same proportions; null where one picture does for all. */
  phoneSrc?: string | null;
  /** What the picture shows; empty when the text beside it says it already. */
  alt: string;
  /** Own size of the picture in px; gives the room to keep while it loads. */
  width: number;
  height: number;
  /** Whose picture it is: its initials are shown when there is none, or it can't be loaded. */
  name: string;
  /** True for a picture of the first view: loaded at once and first. */
  priority?: boolean;
  /** How the picture fills its box. */
  fit?: 'cover' | 'contain';
  sx?: SxProps<Theme>;
}

/** A picture as wide as its box, in its own proportions, that never leaves a hole. */
export function Picture({
  src,
  phoneSrc = null,
  alt,
  width,
  height,
  name,
  priority = false,
  fit = 'cover',
  sx,
}: PictureProps) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const phone = phoneSrc !== null && !broken.includes(phoneSrc) ? phoneSrc : null;
  // Which of the two it was is not told for sure: the one for all is tried by itself before it counts.
  const fail = () => setBroken([...broken, ...[phone ?? src].filter((one) => one !== null)]);
  const frame = [
    {
      display: 'block',
      width: '100%',
      height: 'auto',
      aspectRatio: `${width} / ${height}`,
      objectFit: fit,
      // Screens say what they are at their upper edge.
      objectPosition: fit === 'cover' ? 'top' : 'center',
      bgcolor: 'surface.sunken',
      // Over the picture, round as the box that cuts it: white ones on white keep their edge, dark ones on dark.
      borderRadius: 'inherit',
      outline: '1px solid color-mix(in srgb, currentColor 14%, transparent)',
      outlineOffset: '-1px',
    },
    ...(Array.isArray(sx) ? sx : [sx]),
  ];

  if (src === null || broken.includes(src)) {
    return (
      <Box
        role={alt ? 'img' : undefined}
        aria-label={alt || undefined}
        aria-hidden={alt ? undefined : true}
        sx={[...frame, { display: 'grid', placeItems: 'center', containerType: 'inline-size' }]}
      >
        <Box
          component="span"
          sx={{
            fontFamily: 'h1.fontFamily',
            fontSize: 'clamp(0.875rem, 22cqw, 4rem)',
            fontWeight: 700,
            letterSpacing: '-0.03em',
            color: 'primary.main',
          }}
        >
          {initials(name)}
        </Box>
      </Box>
    );
  }

  const image = (
    <Box
      component="img"
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={priority ? 'high' : undefined}
      onError={fail}
      // A page rendered ahead may have lost the error event before this code ran.
      ref={(image: HTMLImageElement | null) => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc) fail();
      }}
      sx={frame}
    />
  );
  if (phone === null) return image;
  return (
    // The image is to be round as the box around both.
    <picture style={{ display: 'contents', borderRadius: 'inherit' }}>
      {/* Without a box: it would take the place of the picture in a grid. */}
      <source media="(max-width: 599.95px)" srcSet={phone} style={{ display: 'none' }} />
      {image}
    </picture>
  );
}
