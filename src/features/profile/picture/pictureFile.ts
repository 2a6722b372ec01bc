/** The kinds of picture that the server takes (`setProfilePicture`). */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'];

/** The longest file that is read here, in bytes; what is sent is cut down and much smaller. */
const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** Width and height of what is sent, in px: four times the largest place where it is shown. */
const SIDE = 512;
const QUALITY = 0.9;

/** Which part of a picture is shown, as the sliders have it. */
export interface Crop {
  /** 1 shows all of the shorter side, 3 a third of it. */
  zoom: number;
  /** Where the square stands between the left and the right edge, 0 to 1. */
  x: number;
  /** Where it stands between the upper and the lower edge, 0 to 1. */
  y: number;
}

/** The largest square in the middle. */
export const CENTER: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/** What is wrong with a file before it is looked into; undefined where nothing is. */
export function wrongWith({ type, size }: File): string | undefined {
  if (!PICTURE_TYPES.includes(type)) return 'Choose a PNG, JPEG or WebP picture.';
  if (size > MAX_FILE_BYTES) return 'Choose a picture of at most 10 MB.';
  return undefined;
}

/**
 * Draws the chosen square of a picture onto a canvas.
 *
 * @param side width and height of the canvas, in px
 */
export function drawCrop(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  { zoom, x, y }: Crop,
  side: number,
): void {
  const part = Math.min(picture.width, picture.height) / zoom;
  const left = (picture.width - part) * x;
  const top = (picture.height - part) * y;
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, left, top, part, part, 0, 0, side, side);
}

/** The chosen square as a file to send; browsers that don't write WebP write PNG. */
export async function cropFile(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const canvas = document.createElement('canvas');
  drawCrop(canvas, picture, crop, SIDE);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture can’t be written.'))),
      'image/webp',
      QUALITY,
    );
  });
}
