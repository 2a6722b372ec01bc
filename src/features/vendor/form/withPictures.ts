import type { VendorPicture, VersionedListing } from '../../../api/resources/vendor-listings';
import { setVersion } from '../../../api/versions';

/** A listing with the pictures that it has by now; its version is that of its fields. */
export function withPictures(
  { listing, version }: VersionedListing,
  pictures: readonly VendorPicture[],
): VersionedListing {
  const merged = { ...listing, pictures: [...pictures] };
  setVersion(merged, version);
  return { listing: merged, version };
}
