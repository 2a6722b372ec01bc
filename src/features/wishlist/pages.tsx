import { pathTo } from '../../routing/paths';
import { WishlistPage } from './WishlistPage';

/** /buyerbookmark */
export function BuyerWishlistPage() {
  return (
    <WishlistPage
      title="Wishlist"
      breadcrumbs={[
        { label: 'Home', to: pathTo('home') },
        { label: 'My Account', to: pathTo('account') },
        { label: 'Wishlist' },
      ]}
    />
  );
}

/** /studentdashboard */
export function StudentWishlistPage() {
  return (
    <WishlistPage
      title="Student Wishlist"
      breadcrumbs={[{ label: 'Home', to: pathTo('home') }, { label: 'Student Wishlist' }]}
    />
  );
}
