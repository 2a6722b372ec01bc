import { useWishlist } from '../../api/resources/bookmarks';
import type { Goods } from '../../domain/savedGoods';
import { useOwnChange } from '../../session/useOwnChange';
import { showToast } from '../../ui/toastStore';

/**
 * Takes a deal off the wishlist at once, and offers for a few seconds to put it back. Where the
 * server refuses, the deal is there again and a message says so.
 */
export function useDelete(): (goods: Goods) => void {
  const wishlist = useWishlist();
  const change = useOwnChange();

  const set = (goods: Goods, saved: boolean) =>
    change(() => wishlist.set(goods, saved), {
      reason: 'change your wishlist',
      failure: saved
        ? `${goods.title} could not be put back on your wishlist.`
        : `${goods.title} could not be removed from your wishlist.`,
      onDone() {
        if (saved) return;
        showToast({
          message: `${goods.title} was removed from your wishlist.`,
          action: { label: 'Undo', onClick: () => void set(goods, true) },
        });
      },
    });

  return (goods) => void set(goods, false);
}
