import { useWishlist, type Bookmark } from '../../api/resources/bookmarks';
import { useOwnChange } from '../../session/useOwnChange';
import { showToast } from '../../ui/toastStore';

/**
 * Takes a deal off the wishlist at once, and offers for a few seconds to put it back. Where the
 * server refuses, the deal is there again and a message says so.
 */
export function useDelete(): (listing: Bookmark['listing']) => void {
  const wishlist = useWishlist();
  const change = useOwnChange();

  const set = (listing: Bookmark['listing'], saved: boolean) =>
    change(() => wishlist.set(listing.id, saved), {
      reason: 'change your wishlist',
      failure: saved
        ? `${listing.title} could not be put back on your wishlist.`
        : `${listing.title} could not be removed from your wishlist.`,
      onDone() {
        if (saved) return;
        showToast({
          message: `${listing.title} was removed from your wishlist.`,
          action: { label: 'Undo', onClick: () => void set(listing, true) },
        });
      },
    });

  return (listing) => void set(listing, false);
}
