import { WishlistPage } from './WishlistPage';

/** /buyerbookmark */
export function BuyerWishlistPage() {
  return <WishlistPage title="Wishlist" />;
}

/** /studentdashboard */
export function StudentWishlistPage() {
  return <WishlistPage title="Student Wishlist" />;
}
