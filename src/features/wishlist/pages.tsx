import { WishlistPage } from './WishlistPage';

/** /buyerbookmark */
export function BuyerWishlistPage() {
  return <WishlistPage route="wishlist" />;
}

/** /studentdashboard */
export function StudentWishlistPage() {
  return <WishlistPage route="studentWishlist" />;
}
