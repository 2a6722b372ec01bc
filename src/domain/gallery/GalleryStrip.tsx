import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { watchEdges } from '../../ui/fadedEdges';
import { Picture } from '../../ui/Picture';
import { galleryStrip } from './galleryStyles';
import type { GalleryProps } from './Gallery';
import type { usePictures } from './usePictures';

/** Arrow keys along a column, where those along a row move it, too. */
const COLUMN_STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Whether elements stand below each other, as the small pictures do beside the large one. */
const areStacked = ([first, second]: readonly Element[]) =>
  first !== undefined &&
  second !== undefined &&
  first.getBoundingClientRect().top < second.getBoundingClientRect().top;

/** Over the picture, so that its edge is in line with that of the large one. */
const edge = (isShown: boolean) =>
  ({
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      border: isShown ? '2px solid' : '1px solid',
      borderColor: isShown ? 'primary.main' : 'divider',
      // The line may have the color of the picture.
      outline: isShown ? '2px solid' : 'none',
      outlineColor: 'background.paper',
      outlineOffset: '-4px',
    },
  }) as const;

/**
 * Small pictures, to choose the large one from, each a close-up where there is one, over what it is called;
 * arrow keys go along it.
 */
export function GalleryStrip({
  pictures,
  title,
  proportions = '5 / 3',
  shown,
}: Omit<GalleryProps, 'state'> & { shown: ReturnType<typeof usePictures> }) {
  const list = useRef<HTMLUListElement>(null);
  const { length } = pictures;
  useEffect(() => (length > 0 && list.current ? watchEdges(list.current) : undefined), [length]);
  const { index, choose, step, placeAfter, keys } = shown;
  const turn = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    keys.onKeyDown(event);
    const along = COLUMN_STEPS[event.key];
    if (along !== undefined && areStacked(buttons)) {
      event.preventDefault();
      step(along);
    }
    if (!event.defaultPrevented) return;
    // The focus goes along, or the next arrow would begin from the wrong picture.
    buttons[placeAfter(along ?? (event.key === 'ArrowLeft' ? -1 : 1))]?.focus();
  };
  return (
    <Box component="ul" ref={list} onKeyDown={turn} sx={galleryStrip(proportions, pictures.length)}>
      {pictures.map((picture, place) => (
        <li key={picture.url}>
          <ButtonBase
            aria-label={`Show picture ${place + 1} of ${pictures.length}`}
            aria-pressed={place === index}
            onClick={() => choose(place)}
            sx={edge(place === index)}
          >
            <Picture
              // A whole screen cannot be read at this size.
              src={picture.closeUpUrl ?? picture.url}
              alt=""
              name={title}
              width={pictures[0]?.width ?? 1200}
              height={pictures[0]?.height ?? 720}
              sx={{ height: '100%' }}
            />
          </ButtonBase>
          {/* The button is called by its number, and the picture tells what it shows. */}
          <small aria-hidden onClick={() => choose(place)}>
            {picture.caption ?? `Picture ${place + 1}`}
          </small>
        </li>
      ))}
    </Box>
  );
}
