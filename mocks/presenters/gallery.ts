import type { components } from '../../src/api/schema.d';
import type { GalleryPictureRecord } from '../store/records/galleryRecords';

/** The pictures of a gallery, as the contract has them. */
export function presentGallery(
  pictures: readonly GalleryPictureRecord[],
  { pictureUrl }: { pictureUrl: (picture: string) => string },
): components['schemas']['GalleryPicture'][] {
  return pictures.map(({ picture, closeUp, caption = null, ...shown }) => ({
    url: pictureUrl(picture),
    closeUpUrl: closeUp === undefined ? null : pictureUrl(closeUp),
    caption,
    ...shown,
  }));
}
