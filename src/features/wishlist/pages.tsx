import { routeNamed } from '../../routing/routeTable';
import { WishlistPage } from './WishlistPage';

/** /buyerbookmark */
export function BuyerWishlistPage() {
  return <WishlistPage title="Wishlist" lead={routeNamed('wishlist').description} />;
}

/** /studentdashboard */
export function StudentWishlistPage() {
  const { description } = routeNamed('studentWishlist');
  return <WishlistPage title="Student Wishlist" lead={description} />;
}
