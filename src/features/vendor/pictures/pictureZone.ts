/** What a place for a picture looks like: a wide one, one of several, or that of a face. */
export type ZoneShape = 'wide' | 'tile' | 'face';

interface ZoneState {
  /** Whether there is a picture in it. */
  isFilled: boolean;
  /** Whether a file is held over it. */
  isOver: boolean;
  hasProblem: boolean;
}

const HEIGHTS = { wide: { xs: 208, sm: 248 }, tile: 216, face: 0 } as const;

/** The `sx` of the dashed place into which a picture is dropped. An empty one can be pressed anywhere. */
export function zone(shape: ZoneShape, { isFilled, isOver, hasProblem }: ZoneState) {
  const isRow = shape === 'face' || (shape === 'wide' && isFilled);
  return {
    position: 'relative',
    display: 'flex',
    flexDirection: isRow ? { xs: 'column', sm: 'row' } : 'column',
    justifyContent: isRow || isFilled ? 'flex-start' : 'center',
    alignItems: isRow ? { sm: 'center' } : isFilled ? 'stretch' : 'center',
    gap: { xs: 1.75, sm: isRow ? 3 : 1.5 },
    minHeight: isFilled ? 0 : HEIGHTS[shape],
    p: { xs: 2, sm: isRow ? 2.5 : 2 },
    border: '1.5px dashed',
    borderColor: isOver ? 'primary.main' : hasProblem ? 'error.main' : 'outline',
    borderRadius: '14px',
    bgcolor: isOver ? 'tint.primary' : isFilled ? 'transparent' : 'background.default',
    textAlign: isRow || isFilled ? 'left' : 'center',
    '&:hover': isFilled ? {} : { borderColor: 'primary.main' },
  } as const;
}

/** The `sx` of the picture in it. */
export const pictureIn = {
  wide: { width: { xs: '100%', sm: 320 }, maxWidth: 400, borderRadius: '10px' },
  tile: { width: '100%', borderRadius: '10px' },
  face: { width: 112, borderRadius: '50%' },
} as const satisfies Record<ZoneShape, object>;

/** The `sx` of the mark in an empty one. */
export const zoneMark = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  borderRadius: '50%',
  bgcolor: 'tint.primary',
  color: 'primary.main',
} as const;
