import type { PictureSlot } from '../../../api/resources/vendor-listings';
import { UnfitFile } from '../uploads/useUpload';

/** The kinds of picture that the server takes (`setVendorListingPicture`). */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp'];

/** The longest file that is read here, in bytes; what is sent is made smaller where it has to be. */
const MAX_FILE_BYTES = 20 * 1024 * 1024;
/** The contract's bound of a body. */
const MAX_SENT_BYTES = 1024 * 1024;
/** The longest side of what is sent, in px: twice the widest place where it is shown. */
const LONGEST_SENT = 2000;
const LONGEST_READ = 8000;
const QUALITIES = [0.9, 0.75, 0.6, 0.45];

/** The least size of a picture in px, by what it is. */
export const leastSize = (slot: PictureSlot): { width: number; height: number } =>
  slot === 'founder' ? { width: 96, height: 96 } : { width: 320, height: 180 };

function checkSize({ width, height }: ImageBitmap, slot: PictureSlot): void {
  const least = leastSize(slot);
  if (width < least.width || height < least.height) {
    throw new UnfitFile(
      `This picture has ${width} × ${height} px. Choose one of at least ${least.width} × ${least.height} px.`,
    );
  }
  if (Math.max(width, height) > LONGEST_READ) {
    throw new UnfitFile(`Choose a picture of at most ${LONGEST_READ} px on each side.`);
  }
}

const encode = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/webp', quality);
  });

/** The picture in fewer pixels, and as small a file as the server takes. */
async function shrink(picture: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, LONGEST_SENT / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  for (const quality of QUALITIES) {
    const file = await encode(canvas, quality);
    if (file && file.size <= MAX_SENT_BYTES) return file;
  }
  throw new UnfitFile('This picture can’t be made small enough. Choose a smaller one.');
}

/**
 * Makes a picture ready to be sent: checks type, size and dimensions, and makes it smaller where the
 * server would not take it.
 *
 * @throws UnfitFile with the reason in words
 */
export async function preparePicture(file: Blob, slot: PictureSlot): Promise<Blob> {
  if (!PICTURE_TYPES.includes(file.type)) {
    throw new UnfitFile('Choose a PNG, JPEG or WebP picture.');
  }
  if (file.size > MAX_FILE_BYTES) throw new UnfitFile('Choose a picture of at most 20 MB.');
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    throw new UnfitFile('This file can’t be read as a picture. Choose another one.');
  }
  try {
    checkSize(picture, slot);
    const isSmall =
      file.size <= MAX_SENT_BYTES && Math.max(picture.width, picture.height) <= LONGEST_SENT;
    return isSmall ? file : await shrink(picture);
  } finally {
    picture.close();
  }
}
