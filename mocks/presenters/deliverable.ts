import type { components } from '../../src/api/schema.d';
import { FILE_PICTURE } from '../fileUrls';
import type { Deliverable } from '../store/records/vendorListingRecords';

/** What buyers get, with the URL of its file where it is one. */
export function presentDeliverable(
  deliverable: Deliverable | null,
  pictureUrl: (picture: string) => string,
): components['schemas']['Deliverable'] | null {
  if (!deliverable) return null;
  const { name, fileId, url } = deliverable;
  return { name, url: url ?? pictureUrl(FILE_PICTURE + fileId) };
}
