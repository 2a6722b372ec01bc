import {
  useRemoveListings,
  useRestoreListings,
  type VendorListingSummary,
} from '../../../api/resources/vendor-listings';
import { pluralize } from '../../../lib/text';
import { useOwnChange } from '../../../session/useOwnChange';
import { showToast } from '../../../ui/toastStore';
import { nameOfListing } from './listingWords';

/** What is removed, in words: its name, or how many there are. */
export const removalWords = (listings: readonly VendorListingSummary[]): string =>
  listings.length === 1
    ? nameOfListing(listings[0]!)
    : pluralize(listings.length, 'product', 'products');

/**
 * Removes listings, and offers for a few seconds to put them back. Where the server refuses, a
 * message says so.
 */
export function useRemoval(): (listings: readonly VendorListingSummary[]) => Promise<void> {
  const { run: remove } = useRemoveListings();
  const { run: restore } = useRestoreListings();
  const change = useOwnChange();
  return (listings) => {
    const ids = listings.map(({ id }) => id);
    const words = removalWords(listings);
    const verb = listings.length === 1 ? 'was' : 'were';
    const undo = () =>
      change(() => restore(ids), {
        reason: 'change your products',
        failure: `${words} could not be put back.`,
      });
    return change(() => remove(ids), {
      reason: 'change your products',
      failure: `${words} could not be deleted.`,
      onDone: () =>
        showToast({
          message: `${words} ${verb} deleted.`,
          action: { label: 'Undo', onClick: () => void undo() },
        }),
    });
  };
}
